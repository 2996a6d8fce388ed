const APP2 = 0xe2
const NAME = Buffer.from('ICC_PROFILE\0', 'latin1')
/** A segment is at most 65,533 bytes long, including its name and two counters. */
const MAX_PART = 65_533 - 14
const MAX_PARTS = 255

/** Adds a colour profile to a JPEG that has none. A profile that is too long is left out. */
export function embedProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const count = Math.ceil(profile.length / MAX_PART)
  if (count > MAX_PARTS) return jpeg
  const segments = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * MAX_PART, (index + 1) * MAX_PART)
    const head = Buffer.from([0xff, APP2, 0, 0])
    head.writeUInt16BE(2 + NAME.length + 2 + part.length, 2)
    return Buffer.concat([head, NAME, Buffer.from([index + 1, count]), part])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}
