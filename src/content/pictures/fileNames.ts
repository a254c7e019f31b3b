/** Names of files, where words for those who cannot see a picture belong. */
/** What cameras, telephones and programs call a picture. */
const BY_CAMERA =
  /^(?:IMG|DSC[FN]?|PXL|DCIM|Screenshot|Captura de pantalla|WhatsApp Image|Untitled|Sin título)(?:[\s_-]?\d.*)?$/iu;

/** Whether words are the name of a file: “orchid.jpg”, “IMG_2034”, “suite-granate_2”. */
export const isFileName = (words: string): boolean =>
  /[\w-]\.(?:jpe?g|png|webp|avif|svg)$/i.test(words) ||
  BY_CAMERA.test(words) ||
  /^[a-z]+(?:_|-[\w-]*[\d_])[\w-]*$/i.test(words);
