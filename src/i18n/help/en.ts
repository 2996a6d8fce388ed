/** Texts of the help that comes with the product. */
export const helpMessages = {
  helpAll: 'All topics',
  helpFind: 'Search the help',
  helpFound_one: '{{count}} section found',
  helpFound_other: '{{count}} sections found',
  helpGuides: 'Guides',
  helpInEnglish: 'The help is in English.',
  helpIntro: 'How things are done, topic by topic.',
  helpNext: 'Next: {{topic}}',
  helpNone: 'Nothing in the help matches',
  helpNoneHelp: 'Try another word, or look through the topics.',
  helpOnPage: 'On this page',
  helpTable: 'Table',
  helpTopics: 'Topics',
}
