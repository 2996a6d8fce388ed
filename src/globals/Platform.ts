import { labelIn } from '@/collections/labels'
import { colour, contentLanguage, plainLine, timeZone, webAddress } from './checks'
import { defineProviderGlobal } from './defineProviderGlobal'
import { inEveryLanguage, textByLanguage } from './textByLanguage'
import { fromEnvironment } from './fromEnvironment'
import { emailField } from '@/collections/fields/emailField'

const MAX_NAME_LENGTH = 40
const MAX_URL_LENGTH = 300
const MAX_FOOTER_LENGTH = 300
const MAX_CHOICES = 100

const { access: nameAccess, description: nameHelp } = fromEnvironment('productName', 'platformProductNameHelp')
const { access: colourAccess, description: colourHelp } = fromEnvironment('accentColour', 'platformAccentColourHelp')
const { access: helpAccess, description: helpHelp } = fromEnvironment('helpUrl', 'platformHelpUrlHelp')
const { access: studioAccess, description: studioHelp } = fromEnvironment('studioUrl', 'platformStudioUrlHelp')
const { access: zonesAccess, description: zonesHelp } = fromEnvironment('timezones', 'platformTimezonesHelp')

/** Settings of the whole installation, managed by super admins. Empty values use the default. */
export const Platform = defineProviderGlobal({
  slug: 'platform',
  admin: { description: inEveryLanguage('platformHelp') },
  fields: [
    {
      name: 'productName',
      type: 'text',
      access: nameAccess,
      admin: { description: nameHelp },
      label: labelIn('platformProductName'),
      maxLength: MAX_NAME_LENGTH,
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
      maxLength: MAX_URL_LENGTH,
      validate: webAddress,
    },
    emailField({
      name: 'supportEmail',
      admin: { description: labelIn('platformSupportHelp') },
      label: labelIn('platformSupportEmail'),
    }),
    {
      name: 'supportUrl',
      type: 'text',
      admin: { placeholder: 'https://' },
      label: labelIn('platformSupportUrl'),
      maxLength: MAX_URL_LENGTH,
      validate: webAddress,
    },
    {
      name: 'studioUrl',
      type: 'text',
      access: studioAccess,
      admin: { description: studioHelp, placeholder: 'https://' },
      label: labelIn('platformStudioUrl'),
      maxLength: MAX_URL_LENGTH,
      validate: webAddress,
    },
    {
      name: 'timezones',
      type: 'text',
      access: zonesAccess,
      admin: { description: zonesHelp },
      hasMany: true,
      label: labelIn('platformTimezones'),
      maxRows: MAX_CHOICES,
      validate: timeZone,
    },
    {
      name: 'languages',
      type: 'text',
      admin: { description: labelIn('platformLanguagesHelp') },
      hasMany: true,
      label: labelIn('platformLanguages'),
      maxRows: MAX_CHOICES,
      validate: contentLanguage,
    },
    textByLanguage({
      description: labelIn('platformMailFooterHelp'),
      label: labelIn('platformMailFooter'),
      maxLength: MAX_FOOTER_LENGTH,
      name: 'mailFooter',
    }),
  ],
  label: labelIn('platform'),
})
