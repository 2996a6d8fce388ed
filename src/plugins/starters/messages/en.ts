/** Texts of the starters. */
export const en = {
  activityStarterChosen: 'Began the site with the starter “{{starter}}”',
  activityStarterRemoved_one: 'Removed the starter: {{count}} document',
  activityStarterRemoved_other: 'Removed the starter: {{count}} documents',
  starterArtsCentre: 'Arts centre',
  starterArtsCentreHelp: 'White and green, clear letters, events as a list. With pages for hire and the café.',
  starterBegan: 'Your site began with the starter “{{starter}}”',
  starterBeganHelp:
    'The home page is live. The other pages are drafts for you to complete; the menu shows each once it is published.',
  starterChange: 'Choose another',
  starterChoose: 'Begin with “{{starter}}”',
  starterChosen: 'Your site now begins with the starter “{{starter}}”.',
  starterConcertHall: 'Concert hall',
  starterConcertHallHelp: 'Deep blue on pale grey, fine headings, much room. With a page for learning.',
  starterFailed: 'The starter could not be changed. Try again.',
  starterFestival: 'Festival',
  starterFestivalHelp: 'Warm yellow and magenta, loud narrow headings. With pages for passes and volunteers.',
  starterHelp:
    'Pages, menus, texts and colours to begin with. You can change everything, and remove the starter as one.',
  starterKept_one: '{{count}} document stays, because somebody has changed it or uses it: {{titles}}',
  starterKept_other: '{{count}} documents stay, because somebody has changed them or uses them: {{titles}}',
  starterPages: 'The usual pages, as drafts',
  starterPagesHelp: 'The pages that nearly every website has, without colours.',
  starterRemove: 'Remove the starter',
  starterRemoved_one: '{{count}} document of the starter was removed.',
  starterRemoved_other: '{{count}} documents of the starter were removed.',
  starterRemoveHelp:
    'What nobody has changed since is deleted, with the menus and colours. What somebody has changed stays.',
  starterSiteInUse: 'This site has content of its own already. Starters are for empty sites.',
  starterTheatre: 'Theatre',
  starterTheatreHelp: 'Cream and dark red, bookish headings, posters. With a page for groups and schools.',
  starterTitle: 'Begin with a starter',
}
