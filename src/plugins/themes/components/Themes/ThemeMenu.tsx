'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAction } from '../../../../components/settings/useAction'
import { Icon } from '../../../../components/ui/Icon/Icon'
import { Menu } from '../../../../components/ui/Menu/Menu'
import { MenuItem } from '../../../../components/ui/Menu/MenuItem'
import { useWords } from '../../../../components/ui/useWords'
import { ConfirmDialog } from './ConfirmDialog'
import { KeyDialog } from './KeyDialog'
import { addressFor, type ShownTheme, type ThemesSite } from './site'
import styles from './Themes.module.css'
import { UploadDialog } from './UploadDialog'
import { VersionsDialog } from './VersionsDialog'

type Dialog = 'delete' | 'key' | 'publish' | 'upload' | 'versions'

/** Everything that can be done with a theme, by those who may. */
export function ThemeMenu({ site, theme }: { site: ThemesSite; theme: ShownTheme }) {
  const t = useWords()
  const run = useAction()
  const { refresh } = useRouter()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { hasCustomThemes, may, selected } = site
  const isCurrent = theme.id === selected
  const mayCode = may.change && hasCustomThemes && !theme.isNoCode

  async function copyPreview(): Promise<void> {
    try {
      await navigator.clipboard.writeText(addressFor(site.previewAddress, theme.id))
      toast.success(t('themesPreviewCopied'))
    } catch {
      toast.error(t('themesPreviewFailed'))
    }
  }

  async function duplicate(): Promise<void> {
    const result = await run<{ message: string }>('duplicateTheme', { id: theme.id })
    if (!result.success) return void toast.error(result.error || t('themesDuplicateFailed'))
    toast.success(result.doc.message)
    refresh()
  }

  async function download(): Promise<void> {
    const result = await run<{ url: string }>('downloadTheme', { id: theme.id })
    if (!result.success) return void toast.error(result.error || t('themesDownloadFailed'))
    toast.success(t('themesDownloadStarted'))
    window.location.assign(result.doc.url)
  }

  const close = () => setDialog(null)
  return (
    <>
      <Menu
        align="end"
        label={t('themesMore', { theme: theme.name })}
        trigger={
          <button aria-label={t('themesMore', { theme: theme.name })} className={styles.more} type="button">
            <Icon name="Ellipsis" />
          </button>
        }
      >
        {may.publish && !isCurrent && !theme.isDevelopment && (
          <MenuItem icon="Globe" onSelect={() => setDialog('publish')}>
            {t('themesPublish')}
          </MenuItem>
        )}
        <MenuItem icon="Share2" onSelect={() => void copyPreview()}>
          {t('themesCopyPreview')}
        </MenuItem>
        <MenuItem icon="History" onSelect={() => setDialog('versions')}>
          {t('themesVersions')}
        </MenuItem>
        {(mayCode || (may.change && theme.isNoCode)) && (
          <MenuItem icon="Copy" onSelect={() => void duplicate()}>
            {t('themesDuplicate')}
          </MenuItem>
        )}
        {hasCustomThemes && (
          <MenuItem icon="FolderInput" onSelect={() => void download()}>
            {t('themesDownload')}
          </MenuItem>
        )}
        {mayCode && (
          <MenuItem icon="ArrowUp" onSelect={() => setDialog('upload')}>
            {t('themesReupload')}
          </MenuItem>
        )}
        {mayCode && (
          <MenuItem icon="Key" onSelect={() => setDialog('key')}>
            {t('themesKeyChange')}
          </MenuItem>
        )}
        {may.delete && !isCurrent && (
          <MenuItem icon="Trash2" onSelect={() => setDialog('delete')}>
            {t('themesDelete')}
          </MenuItem>
        )}
      </Menu>
      {(dialog === 'publish' || dialog === 'delete') && <ConfirmDialog action={dialog} onClose={close} site={site} theme={theme} />}
      {dialog === 'key' && <KeyDialog onClose={close} theme={theme} />}
      {dialog === 'upload' && <UploadDialog onClose={close} site={site} theme={theme} />}
      {dialog === 'versions' && <VersionsDialog mayPut={isCurrent ? may.publish : may.change} onClose={close} theme={theme} />}
    </>
  )
}
