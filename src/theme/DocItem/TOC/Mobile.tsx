/** Replaces the original, which is above the title and has no list without JavaScript: see `../Content.tsx`. */
export default function DocItemTOCMobile() {
  return null;
}
