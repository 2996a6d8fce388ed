/** Records what is copied. Call it once the screen is open. @returns the texts so far, in order */
export function watchClipboard(): string[] {
  const copied: string[] = []
  navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text))
  return copied
}
