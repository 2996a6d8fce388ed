'use client'

import { DefaultListView, toast, useListDrawerContext } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ListViewClientProps } from 'payload'
import { useState } from 'react'
import { useCall } from '../../../../components/calls/useCall'
import { Banner } from '../../../../components/ui/Banner/Banner'
import { Button } from '../../../../components/ui/Button/Button'
import { ListHead } from '../../../../components/ui/ListHead/ListHead'
import { useWords } from '../../../../components/ui/useWords'
import { messageOf } from './messageOf'
import type { ShownTheme, ThemesSite } from './site'
import { ThemeCards } from './ThemeCards'
import styles from './Themes.module.css'
import { UploadDialog } from './UploadDialog'

interface Props {
  /** The line in the head of the list. */
  description: string
  list: ListViewClientProps
  site: ThemesSite
  themes: ShownTheme[]
}

/** Payload's list with cards in place of its table. */
export function ThemesView({ description, list, site, themes }: Props) {
  const t = useWords()
  const call = useCall()
  const { refresh } = useRouter()
  const { isInDrawer } = useListDrawerContext()
  const [isUploading, setUploading] = useState(false)
  if (isInDrawer) return <DefaultListView {...list} />

  async function createNoCode(): Promise<void> {
    try {
      const { message } = await call<{ message: string }>('/themes/create-nocode', { body: { tenant: site.id } })
      toast.success(message)
      refresh()
    } catch (error) {
      toast.error(messageOf(error) || t('themesNoCodeFailed'))
    }
  }

  const current = themes.filter(({ id }) => id === site.selected)
  const others = themes.filter(({ id }) => id !== site.selected)
  const actions = site.may.change && (
    <div className={styles.actions}>
      <Button icon="Plus" onClick={() => void createNoCode()}>
        {t('themesNoCodeNew')}
      </Button>
      {site.hasCustomThemes && (
        <Button icon="ArrowUp" onClick={() => setUploading(true)} look="primary">
          {t('themesUpload')}
        </Button>
      )}
    </div>
  )
  const cards = (
    <div className={styles.sections}>
      {!site.hasCustomThemes && <Banner look="info">{t('themesUpgrade')}</Banner>}
      <ThemeCards empty={t('themesCurrentNone')} isLarge site={site} themes={current} title={t('themesCurrent')} />
      <ThemeCards empty={t('themesLibraryNone')} site={site} themes={others.filter(({ isDevelopment }) => !isDevelopment)} title={t('themesLibrary')} />
      {others.some(({ isDevelopment }) => isDevelopment) && <ThemeCards empty="" site={site} themes={others.filter(({ isDevelopment }) => isDevelopment)} title={t('themesDevelopment')} />}
      {isUploading && <UploadDialog onClose={() => setUploading(false)} site={site} theme={null} />}
    </div>
  )
  return (
    <div className={styles.list}>
      <DefaultListView {...list} BeforeListTable={cards} Description={<ListHead action={actions} help={description} />} Table={null} />
    </div>
  )
}
