// SHA-256 (FIPS 180-4) for a page without a secure context, where the browser gives none: a player
// commits to entropy there too. Everywhere else `bytes.js` asks the browser.

const firstBits = (root, number) => {
  const value = root(number);
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
};
const primes = [];
for (let number = 2; primes.length < 64; number++)
  if (primes.every((prime) => number % prime)) primes.push(number);
const K = Uint32Array.from(primes, (prime) => firstBits(Math.cbrt, prime));
const START = Uint32Array.from(primes.slice(0, 8), (prime) => firstBits(Math.sqrt, prime));

const turned = (word, by) => (word >>> by) | (word << (32 - by));

export function sha256Here(bytes) {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let t = 0; t < 16; t++) words[t] = view.getUint32(block * 64 + t * 4);
    for (let t = 16; t < 64; t++) {
      const [before, after] = [words[t - 15], words[t - 2]];
      const s0 = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
      const s1 = turned(after, 17) ^ turned(after, 19) ^ (after >>> 10);
      words[t] = words[t - 16] + s0 + words[t - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let t = 0; t < 64; t++) {
      const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + sum1 + ((e & f) ^ (~e & g)) + K[t] + words[t]) | 0;
      const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] += word));
  }
  const found = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => found.setUint32(at * 4, word));
  return new Uint8Array(found.buffer);
}
