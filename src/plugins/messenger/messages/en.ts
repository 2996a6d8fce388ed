/** Texts of the messenger. */
export const en = {
  messengerClose: 'Turn off messages',
}
