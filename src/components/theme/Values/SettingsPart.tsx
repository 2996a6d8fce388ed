'use client'

import type { ReactNode } from 'react'
import type { SettingField, SettingValues } from '../../../lib/apps/settingFields'
import { Banner } from '../../ui/Banner/Banner'
import { useMessages } from '../../ui/useMessages'
import { ValuesForm } from './ValuesForm'

export interface PartConfig {
  defaultLanguage: string
  fields: readonly SettingField[]
}

interface Props {
  /** Without them there is nothing to draw, and it says so. */
  config: PartConfig | undefined
  path: string | undefined
  /** Said where nothing is asked for. */
  nothing: ReactNode
  isReadOnly: boolean
  saysProblems: boolean
  stored: SettingValues | null | undefined
  onValue: (stored: SettingValues) => void
}

const NOTHING: SettingValues = {}

/** A part of a form that the theme asks for, or the word that it asks for nothing. */
export function SettingsPart({ config, nothing, path, stored, ...form }: Props) {
  const t = useMessages()
  if (!path || !config) return <Banner variant="error">{t('themeMissing')}</Banner>
  if (config.fields.length === 0) return <Banner variant="info">{nothing}</Banner>
  return <ValuesForm {...form} {...config} path={path} stored={stored ?? NOTHING} />
}
