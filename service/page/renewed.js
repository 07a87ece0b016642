// A drawing put in the place of an earlier one: what is the same in both stays as it is in the page, which is not laid
// out and painted anew for it.

export function renew(old, next) {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const olds = [...old.childNodes];
  const nexts = [...next.childNodes];
  const kept = Math.min(olds.length, nexts.length);
  for (let at = 0; at < kept; at++)
    if (!olds[at].isEqualNode(nexts[at])) {
      if (isGroup(olds[at]) && isGroup(nexts[at])) renew(olds[at], nexts[at]);
      else olds[at].replaceWith(nexts[at]);
    }
  for (const gone of olds.slice(kept)) gone.remove();
  old.append(...nexts.slice(kept));
}

const isGroup = (node) => node.localName === "g";
