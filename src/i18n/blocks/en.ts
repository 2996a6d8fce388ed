/** What each block is for, in one sentence, by its slug. Read by the server alone. */
export const blocksMessages = {
  blockHelp_callToAction: 'A heading, a few words and one or two buttons.',
  blockHelp_columns: 'Two to four columns with text and a picture each.',
  blockHelp_eventList: 'Upcoming events, a collection or events of your choice.',
  blockHelp_faq: 'Questions that open to show their answers.',
  blockHelp_form: 'One of your forms, for visitors to fill in.',
  blockHelp_gallery: 'Several pictures side by side.',
  blockHelp_hero: 'The opening of a page: a heading over a picture, with links.',
  blockHelp_image: 'One picture with a caption, as wide as you like.',
  blockHelp_liquid: 'A template written by a developer.',
  blockHelp_peopleList: 'Portraits and names of people you choose.',
  blockHelp_quote: 'What a critic or someone in the audience said.',
  blockHelp_reusable: 'Content shared by several pages and edited in one place.',
  blockHelp_text: 'Paragraphs with headings, lists, links and pictures.',
  blockHelp_video: 'A video from YouTube, Vimeo or another host.',
}
