/** Texts of what the provider decides for the whole installation. */
export const platformMessages = {
  announcementCritical: 'Critical',
  announcementFrom: 'Show from',
  announcementFromHelp: 'Leave empty to show it at once.',
  announcementHelp:
    'Everyone who signs in sees this above every screen until they dismiss it. When you change it, it appears again.',
  announcementInfo: 'Information',
  announcementLevel: 'Level',
  announcementText: 'Text',
  announcementTextHelp: 'Leave empty to show nothing. Readers whose language is missing see the English text.',
  announcementUntil: 'Show until',
  announcementUntilHelp: 'Leave empty to show it until the text is removed.',
  announcementWarning: 'Warning',
  platform: 'Platform',
  platformAccentColour: 'Accent colour',
  platformAccentColourHelp:
    'Highlights what is selected, in light and dark mode. Text in this colour is darkened or lightened until it is readable. Leave empty for {{usual}}.',
  platformAddressWrong: 'Enter an address that starts with https:// or http://',
  platformColourWrong: 'Enter a colour such as #7a1f3d',
  platformFromEnvironment:
    '{{variable}} in the environment of this installation sets this to {{value}}, and overrides what is saved here.',
  platformHelp: 'These settings apply to the whole installation and all of its sites.',
  platformHelpUrl: 'Help centre',
  platformHelpUrlHelp: 'Where the help links go. Leave empty for {{usual}}.',
  platformJobStoppedBody:
    'It ended {{count}} workers in a row and will not be tried again. The log of the worker says what happened; the number of the job is {{id}}.',
  platformJobStoppedTitle: 'The job {{job}} was stopped',
  platformLanguages: 'Suggested content languages',
  platformLanguagesHelp:
    'Codes such as en, cy or ar. These come first when a site adds a language; all others stay available.',
  platformLanguageWrong: '{{value}} is not the code of a content language',
  platformLineWrong: 'Enter one line of plain text',
  platformMailFooter: 'Email footer',
  platformMailFooterHelp: 'Shown at the end of every email, for example the name and address of your company.',
  platformProductName: 'Product name',
  platformProductNameHelp: 'Shown in the admin, in browser tabs and in emails. Leave empty for {{usual}}.',
  platformStudioUrl: 'Theme builder',
  platformStudioUrlHelp:
    'The address of another builder for no-code themes. Leave empty to use the one of this installation.',
  platformSupportEmail: 'Support email',
  platformSupportHelp:
    'Staff find a support contact in their user menu: the web address if there is one, otherwise the email address.',
  platformSupportUrl: 'Support web address',
  platformTimezones: 'Time zones offered',
  platformTimezonesHelp:
    'Names such as Europe/London, in the order in which sites choose from them. Leave empty for {{usual}}.',
  platformZoneWrong: '{{value}} is not a time zone',
}
