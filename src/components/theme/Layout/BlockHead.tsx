'use client'

import { useFormFields, useLocale, useRowLabel } from '@payloadcms/ui'
import { useContext } from 'react'
import { isRecord } from '../../../lib/objects/isRecord'
import type { SettingValues } from '../../../lib/apps/settingFields'
import { blockTitle } from '../../../lib/themes/blockTitle'
import { RowTitle } from '../../document/RowTitle/RowTitle'
import { useWords } from '../../ui/useWords'
import { SiteTheme } from '../SiteTheme'

/** The head of a block of the theme, as all rows have it. */
export function BlockHead() {
  const t = useWords()
  const { path } = useRowLabel()
  const { blocks, defaultLanguage } = useContext(SiteTheme)
  const language = useLocale().code
  const name = useFormFields(([fields]) => fields[`${path}.block`]?.value)
  const values = useFormFields(([fields]) => fields[`${path}.values`]?.value)
  const block = blocks.find((one) => one.name === name)
  const title =
    block && isRecord(values) ? blockTitle(block.fields, values as SettingValues, language, defaultLanguage) : ''
  return <RowTitle kind={block?.label ?? String(name ?? '')} title={block ? title : t('blockGone')} />
}
