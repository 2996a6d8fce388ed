'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAction } from '@/components/settings/useAction'
import { Icon, Menu, MenuItem, useMessages } from '@/exports/client'
import { ConfirmDialog } from './ConfirmDialog'
import { ErrorsDialog } from './ErrorsDialog'
import { RepositoryDialog } from './Github/RepositoryDialog'
import { KeyDialog } from './KeyDialog'
import type { ShownTheme, ThemesSite } from './site'
import styles from './Themes.module.css'
import { UploadDialog } from './Upload/UploadDialog'
import { useDownload } from './useDownload'
import { VersionsDialog } from './Versions/VersionsDialog'

type Dialog = 'delete' | 'errors' | 'key' | 'repository' | 'upload' | 'versions'

/** Menu with all actions the user may perform on a theme. */
export function ThemeMenu({ site, theme }: { site: ThemesSite; theme: ShownTheme }) {
  const t = useMessages()
  const run = useAction()
  const download = useDownload()
  const { refresh } = useRouter()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { hasCustomThemes, may, selected } = site
  const mayCode = may.change && hasCustomThemes && !theme.isNoCode
  const label = t('themesMore', { theme: theme.name })

  async function copyPreview(): Promise<void> {
    try {
      await navigator.clipboard.writeText(theme.previewAddress)
      toast.success(t('themesPreviewCopied'))
    } catch {
      toast.error(t('themesPreviewFailed'))
    }
  }

  async function duplicate(): Promise<void> {
    const result = await run<{ message: string }>('duplicateTheme', { id: theme.id })
    if (result.success) toast.success(result.doc.message)
    else toast.error(result.error || t('themesDuplicateFailed'))
    refresh()
  }

  const close = () => setDialog(null)
  return (
    <>
      <Menu
        align="end"
        label={label}
        trigger={
          <button aria-label={label} className={styles.more} type="button">
            <Icon name="Ellipsis" />
          </button>
        }
      >
        <MenuItem href={theme.previewAddress} icon="ExternalLink" newTab>
          {t('themesPreview')}
        </MenuItem>
        <MenuItem icon="Share2" onSelect={() => void copyPreview()}>
          {t('themesCopyPreview')}
        </MenuItem>
        <MenuItem icon="History" onSelect={() => setDialog('versions')}>
          {t('themesVersions')}
        </MenuItem>
        <MenuItem icon="CircleAlert" onSelect={() => setDialog('errors')}>
          {t('themesErrors')}
        </MenuItem>
        {(mayCode || (may.change && theme.isNoCode)) && (
          <MenuItem icon="Copy" onSelect={() => void duplicate()}>
            {t('themesDuplicate')}
          </MenuItem>
        )}
        {hasCustomThemes && (
          <MenuItem icon="ArrowDown" onSelect={() => void download(theme.id)}>
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
        {mayCode && site.github && (site.github.isConnected || theme.repository) && (
          <MenuItem icon="GitBranch" onSelect={() => setDialog('repository')}>
            {t('themesGithubRepository')}
          </MenuItem>
        )}
        {may.delete && theme.id !== selected && (
          <MenuItem icon="Trash2" onSelect={() => setDialog('delete')}>
            {t('themesDelete')}
          </MenuItem>
        )}
      </Menu>
      {dialog === 'delete' && <ConfirmDialog action="delete" onClose={close} site={site} theme={theme} />}
      {dialog === 'errors' && <ErrorsDialog onClose={close} site={site} theme={theme} />}
      {dialog === 'key' && <KeyDialog onClose={close} theme={theme} />}
      {dialog === 'repository' && <RepositoryDialog onClose={close} site={site} theme={theme} />}
      {dialog === 'upload' && <UploadDialog onClose={close} site={site} theme={theme} />}
      {dialog === 'versions' && <VersionsDialog onClose={close} site={site} theme={theme} />}
    </>
  )
}
