/** Texts of the settings screens. */
export const settingsWords = {
  reload: 'Reload',
  staleNotice: 'Somebody has changed this in the meantime. Reload to see it; what you have typed here is not saved.',
}
