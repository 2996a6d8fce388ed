'use client'

import { Button } from '@/components/ui/Button/Button'
import { ListRow } from '@/components/ui/List/ListRow'
import { Switch } from '@/components/ui/Switch/Switch'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Languages.module.css'
import type { SiteLanguage } from './useLanguages'

interface Props {
  isBusy: boolean
  isOnly: boolean
  language: SiteLanguage
  onDefault: () => void
  onRemove: () => void
  onToggle: () => void
}

/** One language of the site. The default is always published and cannot be removed. */
export function LanguageRow({
  isBusy,
  isOnly,
  language: { code, isDefault, isPublished, label },
  onDefault,
  onRemove,
  onToggle,
}: Props) {
  const t = useMessages()
  return (
    <ListRow
      detail={[code, isDefault && t('languagesDefault'), isPublished ? t('statusPublished') : t('languagesUnpublished')]
        .filter(Boolean)
        .join(' · ')}
      end={
        <div className={styles.actions}>
          {!isDefault && (
            <Button
              aria-label={t('languagesMakeDefaultOf', { label })}
              disabled={isBusy}
              variant="quiet"
              onClick={onDefault}
            >
              {t('languagesMakeDefault')}
            </Button>
          )}
          {!isDefault && !isOnly && (
            <Button aria-label={t('languagesRemoveOf', { label })} disabled={isBusy} variant="quiet" onClick={onRemove}>
              {t('remove')}
            </Button>
          )}
          <Switch
            disabled={isBusy || isDefault}
            isLabelHidden
            isOn={isPublished}
            label={t('languagesPublishOf', { label })}
            onChange={onToggle}
          />
        </div>
      }
      title={label}
      wraps={!isDefault}
    />
  )
}
