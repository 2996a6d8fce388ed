/**
 * What was cut out of a picture since it was saved, as parameters of the call that saves it: only the address of Payload's
 * own form has them.
 * @param action address of the form
 */
export const pictureEdits = (action: string | undefined): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(action?.split('?')[1])].filter(([name]) => name.startsWith('uploadEdits[')),
  )
