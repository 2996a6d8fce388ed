/**
 * Edits of a picture (crop, focal point) since the last save, as parameters of the save request. Only the URL of
 * Payload's form contains them.
 * @param action URL of the form
 */
export const pictureEdits = (action: string | undefined): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(action?.split('?')[1])].filter(([name]) => name.startsWith('uploadEdits[')),
  )
