export type Size = {readonly width: number; readonly height: number};

/** From here on, in px, the buttons stand beside the photo instead of below it. */
const WIDE = 992;
/** Less height than this, in px, is a phone held sideways: the caption stands beside the photo. */
const SHORT = 480;

/** Whether a viewer of this size has its caption beside the photo. */
export function hasCaptionBeside(viewer: Size): boolean {
  return viewer.height < SHORT;
}

/** What the bar, the buttons and the caption leave of a viewer for the photo. All sizes in px. */
export function roomForPhoto(viewer: Size): Size {
  if (hasCaptionBeside(viewer)) return {width: viewer.width * 0.5, height: viewer.height - 32};
  return {width: viewer.width - (viewer.width >= WIDE ? 176 : 0), height: viewer.height - 210};
}

/** The largest size in px with the proportions of `picture` that fits into `room`, never larger than the picture. */
export function fitInto(picture: Size, room: Size): Size {
  const scale = Math.min(1, room.width / picture.width, Math.max(0, room.height) / picture.height);
  return {width: Math.floor(picture.width * scale), height: Math.floor(picture.height * scale)};
}
