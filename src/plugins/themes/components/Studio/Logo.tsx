'use client'

import { useState } from 'react'
import { Button, useMessages, useRead } from '@/exports/client'
import { Combobox } from '@/components/ui/Combobox/Combobox'
import type { StudioPicture } from '../../lib/studio/pictures'
import styles from './Studio.module.css'

const DEBOUNCE_MS = 200

interface Props {
  label: string
  logo: StudioPicture | null
  onLogo: (logo: StudioPicture | null) => void
  themeId: string
}

/** Chooses an image of the site as the logo. */
export function Logo({ label, logo, onLogo, themeId }: Props) {
  const t = useMessages()
  const [query, setQuery] = useState('')
  const { data } = useRead<{ docs: StudioPicture[] }>(
    `/themes/${themeId}/studio/pictures?${new URLSearchParams({ q: query })}`,
    { keepsPrevious: true, debounce: query ? DEBOUNCE_MS : 0 },
  )
  const found = data?.docs ?? []
  const pictures = logo && !query && !found.some(({ id }) => id === logo.id) ? [logo, ...found] : found
  return (
    <div className={styles.logo}>
      <Combobox
        help={t('themesStudioLogoWhere')}
        label={label}
        onSearch={setQuery}
        onValue={(id) => onLogo(pictures.find((picture) => picture.id === id) ?? null)}
        options={pictures.map(({ id, title }) => ({ label: title, value: id }))}
        placeholder={t('themesStudioLogoNone')}
        value={logo?.id ?? null}
      />
      {logo && (
        <div className={styles.chosenLogo}>
          <img alt="" src={logo.address} />
          <Button variant="quiet" onClick={() => onLogo(null)}>
            {t('themesStudioLogoRemove')}
          </Button>
        </div>
      )}
    </div>
  )
}
