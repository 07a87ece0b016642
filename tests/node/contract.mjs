// The contract, read from proto/ as it is.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import grpc from "@grpc/grpc-js";
import loader from "@grpc/proto-loader";

const includeDirs = [fileURLToPath(new URL("../../proto", import.meta.url))];
const shape = { keepCase: true, defaults: true, oneofs: true, enums: String, longs: String };
export const contract = loader.loadSync("kronika/v1/game_service.proto", { ...shape, includeDirs });
export const { GameService } = grpc.loadPackageDefinition(contract).kronika.v1;
// The hash of the contract that this client is made from, as it names it with each call.
export const contractHash = JSON.parse(
  readFileSync(new URL("../../proto/kronika/v1/contracts.json", import.meta.url), "utf8"),
).current;
export { grpc };
