type Size = {readonly width: number; readonly height: number};

/** The largest size in px with the proportions of `picture` that fits into `room`, never larger than the picture. */
export function fitInto(picture: Size, room: Size): Size {
  const scale = Math.min(1, room.width / picture.width, Math.max(0, room.height) / picture.height);
  return {width: Math.floor(picture.width * scale), height: Math.floor(picture.height * scale)};
}
