'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { Banner, Button, Checkbox, classes, EmptyState, useMessages, useRead } from '@/exports/client'
import { Chips } from '@/components/ui/Chips/Chips'
import { SaveBar } from '@/components/ui/SaveBar/SaveBar'
import type { Translations } from '../lib/shapes'
import { ProgressText } from './ProgressText'
import { TextRow } from './TextRow'
import styles from './Translations.module.css'
import { useTranslating } from './useTranslating'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

/** The shape of the texts beside their translations, while they load. */
const TextsSkeleton = () => (
  <div aria-hidden>
    <div className={classes(styles.tools, styles.shape, styles.shapeTools)} />
    {ROWS.map((row) => (
      <div className={styles.text} key={row}>
        <div className={classes(styles.shape, styles.shapeSource)} />
        <div className={classes(styles.shape, styles.shapeTarget)} />
      </div>
    ))}
  </div>
)

interface Props {
  /** Slug of the content type. */
  collection: string
  document: string
  /** The target language requested in the URL. */
  to: string | null
}

/** Selects the target language and loads its texts. */
export function Translate({ collection, document, to }: Props) {
  const t = useMessages()
  const path = `/documents/${collection}/${document}/translations` as const
  const { data: overview, error } = useRead<Translations>(path, { keepsPrevious: true })
  const language = overview?.languages.find(({ code }) => code === to)?.code ?? overview?.languages[0]?.code
  // No `keepsPrevious`: the texts of the previous language must not be shown while loading.
  const { data, reload } = useRead<Translations>(language ? `${path}?to=${language}` : null)
  const { routes } = useConfig().config
  const base = formatAdminURL({ adminRoute: routes.admin, path: `/collections/${collection}/${document}` })
  if (overview && overview.languages.length === 0) return <EmptyState icon="Languages" title={t('translateEmpty')} />
  if (error && !overview) return <EmptyState icon="CircleAlert" title={error.message} />
  if (!overview || !language)
    return (
      <div className={styles.screen}>
        <TextsSkeleton />
      </div>
    )
  return (
    <div className={styles.screen}>
      <Chips
        chips={overview.languages.map(({ code, label }) => ({
          href: `${base}/translate?to=${code}`,
          label,
          name: code,
        }))}
        current={language}
        label={t('translateLanguages')}
      />
      {data ? (
        <Texts
          collection={collection}
          data={data}
          document={document}
          editHref={`${base}?locale=${language}`}
          key={language}
          language={language}
          reload={reload}
        />
      ) : (
        <TextsSkeleton />
      )}
    </div>
  )
}

interface TextsProps {
  collection: string
  data: Translations
  document: string
  /** URL of the document's form in the target language. */
  editHref: string
  language: string
  reload: () => void
}

function Texts({ collection, data, document, editHref, language, reload }: TextsProps) {
  const t = useMessages()
  const [hidesDone, setHidesDone] = useState(false)
  const { confirm, discard, isSaving, refusal, save, takeNewest, typed, valueOf, write } = useTranslating({
    collection,
    data,
    document,
    language,
    reload,
  })
  const { main, mayWrite, texts } = data
  const progress = data.languages.find(({ code }) => code === language)
  const shown = texts.filter(({ path, state }) => !hidesDone || state !== 'done' || typed.has(path))
  if (texts.length === 0) {
    return (
      <EmptyState icon="Languages" title={t('translateEmpty')}>
        {t('translateEmptyHelp', { language: main.label })}
      </EmptyState>
    )
  }
  return (
    <>
      <div className={styles.tools}>
        {progress && <ProgressText main={main.label} progress={progress} />}
        <Checkbox isOn={hidesDone} label={t('translateOnlyOpen')} onChange={setHidesDone} />
        {mayWrite && progress && progress.changed > 0 && (
          <Button onClick={() => void confirm()}>{t('translateAllRight')}</Button>
        )}
      </div>
      {!mayWrite && <Banner icon="Eye" variant="info" title={t('translateReadOnly')} />}
      {shown.length === 0 && <EmptyState icon="CircleCheck" title={t('translateNothingOpen')} />}
      <div aria-hidden className={styles.heads}>
        <span>{main.label}</span>
        <span>{progress?.label}</span>
      </div>
      <ul className={styles.texts}>
        {shown.map((text) => (
          <TextRow
            editHref={editHref}
            isReadOnly={!mayWrite}
            key={text.path}
            language={language}
            main={main}
            onConfirm={() => void confirm([text.path])}
            onValue={(value) => write(text, value)}
            text={text}
            value={valueOf(text)}
          />
        ))}
      </ul>
      {refusal && (
        <div className={styles.refusal} role="alert">
          <Banner
            action={refusal.isStale ? <Button onClick={takeNewest}>{t('translateNewest')}</Button> : undefined}
            icon="CircleAlert"
            variant="error"
          >
            {refusal.message} {refusal.isStale && t('translateNewestHelp')}
          </Banner>
        </div>
      )}
      {mayWrite && (
        <SaveBar isChanged={typed.size > 0} isSaving={isSaving} onDiscard={discard} onSave={() => void save()} />
      )}
    </>
  )
}
