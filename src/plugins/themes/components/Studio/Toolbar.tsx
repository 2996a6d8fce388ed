'use client'

import { Button, Icon, useMessages } from '@/exports/client'
import { isolateText } from '@/lib/text/isolated'
import styles from './Studio.module.css'

interface Props {
  canPublish: boolean
  canSave: boolean
  isBusy: boolean
  mayPublish: boolean
  onPublish: () => void
  /** Null when there is nothing to redo or undo. */
  onRedo: (() => void) | null
  onSave: () => void
  onUndo: (() => void) | null
  /** Text that says whether the theme is saved and published. */
  state: string
  theme: string
  themesHref: string
}

/** Name and state of the theme, with the actions for the theme as a whole. */
export function Toolbar({
  canPublish,
  canSave,
  isBusy,
  mayPublish,
  onPublish,
  onRedo,
  onSave,
  onUndo,
  state,
  theme,
  themesHref,
}: Props) {
  const t = useMessages()
  return (
    <header className={styles.toolbar}>
      <Button href={themesHref} variant="quiet">
        {t('themesStudioBack')}
      </Button>
      <div className={styles.title}>
        <h1 className={styles.name}>{isolateText(theme)}</h1>
        <p className={styles.state}>{state}</p>
      </div>
      <div className={styles.buttons}>
        <button
          aria-disabled={!onUndo}
          aria-label={t('themesStudioUndo')}
          className={styles.icon}
          onClick={() => onUndo?.()}
          title={t('themesStudioUndo')}
          type="button"
        >
          <Icon name="Undo2" />
        </button>
        <button
          aria-disabled={!onRedo}
          aria-label={t('themesStudioRedo')}
          className={styles.icon}
          onClick={() => onRedo?.()}
          title={t('themesStudioRedo')}
          type="button"
        >
          <Icon name="Redo2" />
        </button>
        <Button aria-disabled={!canSave || isBusy} onClick={onSave}>
          {t(isBusy ? 'themesProcessing' : 'themesStudioSave')}
        </Button>
        {mayPublish && (
          <Button
            aria-disabled={!canPublish || isBusy}
            variant="primary"
            onClick={() => canPublish && !isBusy && onPublish()}
          >
            {t('themesPublish')}
          </Button>
        )}
      </div>
      {!mayPublish && <p className={styles.hint}>{t('themesPublishedByOthers')}</p>}
    </header>
  )
}
