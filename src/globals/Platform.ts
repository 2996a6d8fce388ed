import type { DescriptionFunction, FieldAccess, Validate } from 'payload'
import { text } from 'payload/shared'
import { labelIn } from '@/collections/labels'
import { defineProviderGlobal } from './defineProviderGlobal'
import { inEveryLanguage, textByLanguage } from './textByLanguage'
import { emailField } from '@/collections/fields/emailField'
import type { MessageKey } from '@/i18n/en'
import { translatorOf } from '@/i18n/translator'
import { contentLanguages } from '@/lib/languages/languages'
import { isVariableSet, PLATFORM_VARIABLES } from '@/lib/platform/platformSettings'
import { settings } from '@/lib/settings'

type Name = keyof typeof PLATFORM_VARIABLES

/**
 * Access and description of a field whose value an environment variable can override. While the variable is set, the
 * description shows its value and the field cannot be changed.
 * @param help describes the field; its `usual` placeholder is the default
 */
function fromEnvironment(
  name: Name,
  help: MessageKey,
): { access: { update: FieldAccess }; description: DescriptionFunction } {
  const variable = PLATFORM_VARIABLES[name]
  const description: DescriptionFunction = ({ i18n }) => {
    const value = valueOf(name)
    return translatorOf(i18n)(isVariableSet(variable) ? 'platformFromEnvironment' : help, {
      usual: value,
      value,
      variable,
    })
  }
  return { access: { update: () => !isVariableSet(variable) }, description }
}

const valueOf = (name: Name): string => [settings()[PLATFORM_VARIABLES[name]] ?? ''].flat().join(', ')

/** Adds a check with a translated message to Payload's text validation. Empty values pass. */
const validateText =
  (isValid: (text: string) => boolean, problem: MessageKey): Validate =>
  (value: unknown, options) => {
    const invalid = [value ?? []].flat().find((item) => item !== '' && !isValid(String(item)))
    if (invalid !== undefined) return translatorOf(options.req.i18n)(problem, { value: String(invalid) })
    // Payload's type covers either one text or many.
    return text(value as never, options as never)
  }

/** A single line without control characters or angle brackets. */
const plainLine = validateText((text) => !/[\p{C}<>]/u.test(text) && text.trim() !== '', 'platformLineWrong')

const colour = validateText((text) => /^#[\da-f]{6}$/i.test(text), 'platformColourWrong')

const webAddress = validateText(
  (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
  'platformAddressWrong',
)

const contentLanguage = validateText(
  (code) => contentLanguages.some((language) => language.code === code),
  'platformLanguageWrong',
)

const timeZone = validateText((zone) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}, 'platformZoneWrong')

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
