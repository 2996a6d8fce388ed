'use client'

import { SelectField, useConfig } from '@payloadcms/ui'
import type { OptionObject, SelectFieldClientComponent } from 'payload'

/** Offers the languages of the site on screen, and what is chosen already. A site with one language has nothing to choose. */
export const OnlyInField: SelectFieldClientComponent = (props) => {
  const { localization } = useConfig().config
  const codes = localization ? new Set(localization.locales.map(({ code }) => code)) : new Set<string>()
  if (codes.size < 2) return null
  const options = props.field.options.filter((option): option is OptionObject => typeof option === 'object' && codes.has(option.value))
  return <SelectField {...props} field={{ ...props.field, options }} />
}
