import { labelIn } from '../collections/labels'
import { colour, contentLanguage, plainLine, timeZone, webAddress } from './checks'
import { forProvider } from './forProvider'
import { inEveryLanguage } from './inEveryLanguage'
import { fromEnvironment } from './fromEnvironment'
import { textByLanguage } from './textByLanguage'

const LONGEST_NAME = 40
const LONGEST_ADDRESS = 300
const LONGEST_FOOTER = 300
const MOST_CHOICES = 100

const { access: nameAccess, description: nameHelp } = fromEnvironment('productName', 'platformProductNameHelp')
const { access: colourAccess, description: colourHelp } = fromEnvironment('accentColour', 'platformAccentColourHelp')
const { access: helpAccess, description: helpHelp } = fromEnvironment('helpUrl', 'platformHelpUrlHelp')
const { access: studioAccess, description: studioHelp } = fromEnvironment('studioUrl', 'platformStudioUrlHelp')
const { access: zonesAccess, description: zonesHelp } = fromEnvironment('timezones', 'platformTimezonesHelp')

/** What a super-admin decides for the whole installation. What is left empty keeps its default. */
export const Platform = forProvider({
  slug: 'platform',
  admin: { description: inEveryLanguage('platformHelp') },
  fields: [
    {
      name: 'productName',
      type: 'text',
      access: nameAccess,
      admin: { description: nameHelp },
      label: labelIn('platformProductName'),
      maxLength: LONGEST_NAME,
      validate: plainLine,
    },
    {
      name: 'accentColour',
      type: 'text',
      access: colourAccess,
      admin: { description: colourHelp, placeholder: '#7a1f3d' },
      label: labelIn('platformAccentColour'),
      validate: colour,
    },
    {
      name: 'helpUrl',
      type: 'text',
      access: helpAccess,
      admin: { description: helpHelp, placeholder: 'https://' },
      label: labelIn('platformHelpUrl'),
      maxLength: LONGEST_ADDRESS,
      validate: webAddress,
    },
    {
      name: 'supportEmail',
      type: 'email',
      admin: { description: labelIn('platformSupportHelp') },
      label: labelIn('platformSupportEmail'),
    },
    {
      name: 'supportUrl',
      type: 'text',
      admin: { placeholder: 'https://' },
      label: labelIn('platformSupportUrl'),
      maxLength: LONGEST_ADDRESS,
      validate: webAddress,
    },
    {
      name: 'studioUrl',
      type: 'text',
      access: studioAccess,
      admin: { description: studioHelp, placeholder: 'https://' },
      label: labelIn('platformStudioUrl'),
      maxLength: LONGEST_ADDRESS,
      validate: webAddress,
    },
    {
      name: 'timezones',
      type: 'text',
      access: zonesAccess,
      admin: { description: zonesHelp },
      hasMany: true,
      label: labelIn('platformTimezones'),
      maxRows: MOST_CHOICES,
      validate: timeZone,
    },
    {
      name: 'languages',
      type: 'text',
      admin: { description: labelIn('platformLanguagesHelp') },
      hasMany: true,
      label: labelIn('platformLanguages'),
      maxRows: MOST_CHOICES,
      validate: contentLanguage,
    },
    textByLanguage({
      description: labelIn('platformMailFooterHelp'),
      label: labelIn('platformMailFooter'),
      maxLength: LONGEST_FOOTER,
      name: 'mailFooter',
    }),
  ],
  label: labelIn('platform'),
})
