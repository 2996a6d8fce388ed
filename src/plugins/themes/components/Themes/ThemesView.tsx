'use client'

import { DefaultListView, toast, useListDrawerContext } from '@payloadcms/ui'
import { useRouter, usePathname, useSearchParams } from 'next/navigation'
import type { ListViewClientProps } from 'payload'
import { Suspense, useState, useEffect } from 'react'
import { Button, ListHead, useCall, useMessages } from '@/exports/client'
import { bodyOf, messageOf } from './messageOf'
import type { ListedThemes, ThemesSite } from './site'
import styles from './Themes.module.css'
import { ThemeSections } from './ThemeSections'
import { UploadDialog } from './Upload/UploadDialog'
import { githubOutcomeOf } from '@/plugins/themes/lib/github/outcomes'

interface Props {
  /** Help text in the header of the list. */
  description: string
  list: ListViewClientProps
  listed: Promise<ListedThemes>
  site: ThemesSite
}

/** Payload's list view with cards instead of the table. */
export function ThemesView({ description, list, listed, site }: Props) {
  const t = useMessages()
  const call = useCall()
  const { refresh } = useRouter()
  const { isInDrawer } = useListDrawerContext()
  useGithubReturn()
  const [isUploading, setUploading] = useState(false)
  const [isCreating, setCreating] = useState(false)
  if (isInDrawer) return <DefaultListView {...list} />

  async function createNoCode(): Promise<void> {
    setCreating(true)
    try {
      const { message } = await call<{ message: string }>('/themes/create-nocode', { body: { tenant: site.id } })
      toast.success(message)
    } catch (error) {
      toast.error(bodyOf<{ _error: string }>(error)._error || messageOf(error) || t('themesNoCodeFailed'))
    }
    setCreating(false)
    refresh()
  }

  const actions = site.may.change && (
    <div className={styles.actions}>
      <Button disabled={isCreating} icon="Plus" onClick={() => void createNoCode()}>
        {t(isCreating ? 'themesProcessing' : 'themesNoCodeNew')}
      </Button>
      {site.hasCustomThemes && (
        <Button icon="ArrowUp" variant="primary" onClick={() => setUploading(true)}>
          {t('themesUpload')}
        </Button>
      )}
    </div>
  )
  const sections = (
    <>
      <Suspense fallback={<p className={styles.loading}>{t('themesLoading')}</p>}>
        <ThemeSections listed={listed} site={site} />
      </Suspense>
      {isUploading && <UploadDialog onClose={() => setUploading(false)} site={site} theme={null} />}
    </>
  )
  return (
    <div className={styles.list}>
      {/* Themes are created by the buttons above: Payload's form would create one without files. */}
      <DefaultListView
        {...list}
        BeforeListTable={sections}
        Description={<ListHead action={actions} help={description} />}
        hasCreatePermission={false}
        Table={null}
      />
    </div>
  )
}

/** Shows the outcome after returning from GitHub once, and removes it from the address. */
function useGithubReturn(): void {
  const t = useMessages()
  const path = usePathname()
  const { replace } = useRouter()
  const found = githubOutcomeOf(useSearchParams().get('github'))
  useEffect(() => {
    if (!found) return
    const notify = found.isFailure ? toast.error : toast.success
    notify(t(found.word), { id: 'github' })
    replace(path, { scroll: false })
  }, [found, path, replace, t])
}
