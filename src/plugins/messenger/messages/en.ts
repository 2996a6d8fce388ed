/** Texts of the messenger. */
export const en = {
  messengerClose: 'Turn off messages',
  messengerFailed: 'This could not be saved. Check your connection and try again.',
  messengerHelp:
    'Write to the people who run this installation from a button in the corner of every screen. The messaging company receives your name and email address.',
  messengerShown: 'Show the button',
  messengerTitle: 'Messages',
}
