'use client'

import type { ReactNode } from 'react'
import type { SettingValues } from '@/lib/apps/settingValues'
import type { ThemeField } from '@/lib/themes/themeField'
import { Banner } from '@/components/ui/Banner/Banner'
import { useMessages } from '@/components/ui/useMessages'
import { ValuesForm } from './ValuesForm'

export interface PartConfig {
  defaultLanguage: string
  fields: readonly ThemeField[]
}

interface Props {
  /** Without it, the form shows that there is nothing to edit. */
  config: PartConfig | undefined
  path: string | undefined
  /** Shown if the theme defines no fields here. */
  nothing: ReactNode
  isReadOnly: boolean
  showsProblems: boolean
  stored: SettingValues | null | undefined
  onValue: (stored: SettingValues) => void
}

const NOTHING: SettingValues = {}

/** A part of a form whose fields the theme defines, or a notice that it defines none. */
export function SettingsPart({ config, nothing, path, stored, ...form }: Props) {
  const t = useMessages()
  if (!path || !config) return <Banner variant="error">{t('themeMissing')}</Banner>
  if (config.fields.length === 0) return <Banner variant="info">{nothing}</Banner>
  return <ValuesForm {...form} {...config} path={path} stored={stored ?? NOTHING} />
}
