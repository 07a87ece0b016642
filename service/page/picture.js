// A panel of a drawing as a picture of its own: an SVG document, or the same as PNG.

const SVG = "http://www.w3.org/2000/svg";
const FINE = 2;
const LARGEST = 8192;

// Leaves out the parts that the page added for pointing and reading.
const OURS = ["class", "style", "role", "aria-label"];

export function svgOf(picture, { width, height }) {
  const copy = picture.cloneNode(true);
  copy.querySelector(".traces")?.remove();
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of OURS) one.removeAttribute(name);
  copy.setAttribute("width", width);
  copy.setAttribute("height", height);
  const paper = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ width: "100%", height: "100%", fill: "#fff" })) paper.setAttribute(name, value);
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

export async function pngOf(svg, { width, height }) {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(FINE, LARGEST / width, LARGEST / height);
    const canvas = Object.assign(document.createElement("canvas"), {
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    });
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, "image/png"));
  } finally {
    URL.revokeObjectURL(url);
  }
}
