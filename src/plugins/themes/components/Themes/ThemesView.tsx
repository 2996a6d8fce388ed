'use client'

import { DefaultListView, toast, useListDrawerContext } from '@payloadcms/ui'
import { useRouter, usePathname, useSearchParams } from 'next/navigation'
import type { ListViewClientProps } from 'payload'
import { Suspense, useState, useEffect } from 'react'
import { useCall } from '../../../../components/calls/useCall'
import { Button } from '../../../../components/ui/Button/Button'
import { ListHead } from '../../../../components/ui/ListHead/ListHead'
import { useWords } from '../../../../components/ui/useWords'
import { bodyOf, messageOf } from './messageOf'
import type { ListedThemes, ThemesSite } from './site'
import styles from './Themes.module.css'
import { ThemeSections } from './ThemeSections'
import { UploadDialog } from './Upload/UploadDialog'
import { returnOf } from '@/plugins/themes/lib/github/returns'

interface Props {
  /** The line in the head of the list. */
  description: string
  list: ListViewClientProps
  listed: Promise<ListedThemes>
  site: ThemesSite
}

/** Payload's list with cards in place of its table. */
export function ThemesView({ description, list, listed, site }: Props) {
  const t = useWords()
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
        <Button icon="ArrowUp" look="primary" onClick={() => setUploading(true)}>
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
      {/* A theme is made by the buttons above: an empty form would make one without any files. */}
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

/** Says how somebody comes back from GitHub, once: the address forgets it. */
function useGithubReturn(): void {
  const t = useWords()
  const path = usePathname()
  const { replace } = useRouter()
  const found = returnOf(useSearchParams().get('github'))
  useEffect(() => {
    if (!found) return
    const say = found.isFailure ? toast.error : toast.success
    say(t(found.word), { id: 'github' })
    replace(path, { scroll: false })
  }, [found, path, replace, t])
}
