'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { Banner, Button, useMessages } from '@/exports/client'
import type { Translator } from '@/exports/types'
import { LeaveWarning } from '@/components/ui/SaveBar/LeaveWarning'
import type { OwnColours } from '@/lib/colours/houseColours'
import { colourSetting } from '@/plugins/themes/lib/studio/appearance'
import type { StudioChoices } from '@/plugins/themes/lib/studio/choices'
import { changedChoices, isSame, type Step } from '../../lib/studio/history'
import type { StudioPicture } from '../../lib/studio/pictures'
import type { StudioState } from '../../lib/studio/studioState'
import { Panel } from './Panel'
import { Preview } from './Preview'
import { PublishDialog } from './PublishDialog'
import styles from './Studio.module.css'
import type { StudioProps } from './studioProps'
import { Toolbar } from './Toolbar'
import { usePreviewFrame } from './usePreviewFrame'
import { readUnsaved, useHistory } from './useHistory'
import { useSave } from './useSave'

const FONTS = { houseHeadings: 'houseHeadingsFont', houseText: 'houseTextFont' } satisfies Partial<
  Record<keyof StudioChoices, keyof StudioChoices>
>

/** Returns the label of a choice. */
function labelOf(
  name: keyof StudioChoices,
  { choices, colours }: Pick<StudioProps, 'choices' | 'colours'>,
  t: Translator,
): string {
  const colour = (Object.keys(colours) as (keyof OwnColours)[]).find((candidate) => colourSetting(candidate) === name)
  if (colour) return colours[colour]
  const [houseChoice = name] = Object.entries(FONTS).find(([, own]) => own === name) ?? []
  return choices.find((choice) => choice.name === houseChoice)?.label ?? t('themesStyleLogo')
}

/** The choices on one side, and a live preview of the website on the other. */
export function Workbench(props: StudioProps) {
  const { initial, personId, previewAddress, theme } = props
  const t = useMessages()
  const [unsaved] = useState(() => {
    const stored = readUnsaved({ personId, themeId: theme.id })
    return stored && !isSame(stored.choices, initial.choices) ? stored : null
  })
  // Keep the version that the unsaved choices are based on, so that conflicting saves are detected.
  const [saved, setSaved] = useState<StudioState>(() =>
    unsaved ? { ...initial, newest: unsaved.newest, updatedAt: unsaved.updatedAt } : initial,
  )
  const [pictures, setPictures] = useState<StudioPicture[]>(() =>
    [initial.logo, unsaved?.logo].filter((picture) => picture !== null && picture !== undefined),
  )
  const { history, isChanged, isLost, logo, step } = useHistory(
    { personId, themeId: theme.id },
    saved,
    pictures,
    unsaved,
  )
  const { future, past, present } = history
  const [status, setStatus] = useState(() => (unsaved ? t('themesStudioKept') : ''))
  const [isPublishing, setPublishing] = useState(false)
  const { isBusy, isStale, problem, read, save } = useSave(theme.id)
  const { frame, isListening, reload } = usePreviewFrame(
    previewAddress,
    present,
    logo ? logo.address : saved.choices.houseLogo ? null : undefined,
  )

  function move(kind: 'redo' | 'undo'): void {
    const target = kind === 'undo' ? past.at(-1) : future[0]
    if (!target) return
    const [changed] = changedChoices(present, target)
    setStatus(
      t(kind === 'undo' ? 'themesStudioUndone' : 'themesStudioRedone', {
        choice: changed ? labelOf(changed, props, t) : '',
      }),
    )
    step({ kind })
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isText = event.target instanceof HTMLInputElement && event.target.type === 'search'
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isText) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y' && key !== 's') return
      event.preventDefault()
      if (key === 's') void saveNow()
      else move(key === 'y' || event.shiftKey ? 'redo' : 'undo')
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  function choose(next: Step): void {
    setStatus('')
    step(next)
  }

  function accept(state: StudioState): void {
    setSaved(state)
    if (!state.isWaiting) reload()
  }

  async function saveNow(over: Pick<StudioState, 'newest' | 'updatedAt'> = saved): Promise<boolean> {
    if (isBusy || !isChanged) return !isChanged
    const state = await save(present, over)
    if (!state) return false
    accept(state)
    toast.success(t('themesStudioSaved', { number: state.newest }))
    return true
  }

  /** Saves over the other person's version, which remains as the previous one. */
  async function keepMine(): Promise<void> {
    const theirs = await read()
    if (theirs) await saveNow(theirs)
  }

  /** Applies the other person's version. The user's own choices can be restored by undo. */
  async function takeTheirs(): Promise<void> {
    const theirs = await read()
    if (!theirs) return
    setSaved(theirs)
    const { logo: theirLogo } = theirs
    if (theirLogo) setPictures((known) => [...known, theirLogo])
    const unset = Object.fromEntries(Object.keys(present).map((name) => [name, undefined]))
    step({ changes: { ...unset, ...theirs.choices }, kind: 'choose' })
    setStatus(t('themesStudioTheirs'))
  }

  function chooseLogo(picture: StudioPicture | null): void {
    if (picture) setPictures((known) => [...known, picture])
    choose({ changes: { houseLogo: picture?.id }, kind: 'choose' })
  }

  const state = isChanged
    ? t('themesStudioUnsaved')
    : saved.isWaiting
      ? t('themesStudioWaiting', { number: saved.newest })
      : t('themesStudioSavedState')
  return (
    <div className={styles.studio}>
      <LeaveWarning isChanged={isLost} />
      <Toolbar
        canPublish={props.mayPublish && (isChanged || saved.isWaiting || !saved.isLive)}
        canSave={isChanged}
        isBusy={isBusy}
        mayPublish={props.mayPublish}
        onPublish={() => void saveNow().then(setPublishing)}
        onRedo={future.length > 0 ? () => move('redo') : null}
        onSave={() => void saveNow()}
        onUndo={past.length > 0 ? () => move('undo') : null}
        state={state}
        theme={theme.name}
        themesHref={props.themesHref}
      />
      <p className={styles.status} role="status">
        {status}
      </p>
      {isStale && (
        <Banner
          action={
            <span className={styles.buttons}>
              <Button disabled={isBusy} onClick={() => void takeTheirs()}>
                {t('themesStudioTakeTheirs')}
              </Button>
              <Button disabled={isBusy} onClick={() => void keepMine()}>
                {t('themesStudioKeepMine')}
              </Button>
            </span>
          }
          icon="Users"
        >
          {t('themesStudioStale')}
        </Banner>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <main className={styles.body}>
        <form
          aria-label={t('themesStudioChoices')}
          className={styles.panel}
          onSubmit={(event) => event.preventDefault()}
        >
          <Panel
            choices={props.choices}
            colours={props.colours}
            fonts={props.fonts}
            logo={logo}
            onLogo={chooseLogo}
            present={present}
            step={choose}
            themeId={theme.id}
          />
        </form>
        <Preview address={previewAddress} frame={frame} isListening={isListening} />
      </main>
      {isPublishing && (
        <PublishDialog
          colours={props.colours}
          onClose={() => setPublishing(false)}
          onPublished={() => void read().then((after) => after && accept(after))}
          present={present}
          state={saved}
          tenantId={props.tenantId}
          theme={theme}
        />
      )}
    </div>
  )
}
