'use client'

import { useDeferredValue, useId, useMemo, useState } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { Dialog } from '../../../../components/ui/Dialog/Dialog'
import { TextField } from '../../../../components/ui/Field/TextField'
import { useWords } from '../../../../components/ui/useWords'
import { placesFor } from '../../lib/tree/placesFor'
import type { Move } from '../../lib/tree/spotOf'
import type { Tree } from '../../lib/tree/tree'
import { Place } from './Place'
import styles from './MoveDialog.module.css'

interface Props {
  /** The pages to move; null: it is closed. */
  ids: string[] | null
  onClose: () => void
  onMove: (ids: string[], instruction: Move['instruction'], targetId: string) => void
  tree: Tree
  titleOf: (id: string) => string
}

/** Chooses the page that others are put below. */
export function MoveDialog({ ids, onClose, onMove, titleOf, tree }: Props) {
  const t = useWords()
  const name = useId()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const words = useDeferredValue(search)
  const places = useMemo(() => (ids ? placesFor(tree, ids, words) : { found: [], top: null }), [ids, tree, words])
  const { found, top } = places
  const choice =
    chosen === ''
      ? top
      : found.some(({ id }) => id === chosen)
        ? { instruction: { type: 'make-child' as const }, targetId: chosen! }
        : null
  const title =
    ids?.length === 1
      ? t('pagesMoveTitle', { title: titleOf(ids[0] ?? '') })
      : t('pagesMoveSome', { count: ids?.length ?? 0 })

  function close(): void {
    setSearch('')
    setChosen(null)
    onClose()
  }

  function move(): void {
    if (!ids || !choice) return
    onMove(ids, choice.instruction, choice.targetId)
    close()
  }

  return (
    <Dialog
      action={
        <Button disabled={!choice} look="primary" onClick={move}>
          {t('pagesMove')}
        </Button>
      }
      cancelWord={t('pagesCancel')}
      description={t('pagesMoveHelp')}
      isOpen={ids !== null}
      onClose={close}
      title={title}
    >
      <TextField label={t('pagesFind')} onValue={setSearch} type="search" value={search} />
      <fieldset aria-label={t('pagesTree')} className={styles.places}>
        {top && words === '' && (
          <Place isChosen={chosen === ''} level={0} name={name} onChoose={() => setChosen('')} title={t('pagesTop')} />
        )}
        {found.map(({ address, id, level }) => (
          <Place
            address={address}
            isChosen={chosen === id}
            key={id}
            level={level}
            name={name}
            onChoose={() => setChosen(id)}
            title={titleOf(id)}
          />
        ))}
        {found.length === 0 && !(top && words === '') && <p className={styles.none}>{t('pagesMoveNowhere')}</p>}
      </fieldset>
    </Dialog>
  )
}
