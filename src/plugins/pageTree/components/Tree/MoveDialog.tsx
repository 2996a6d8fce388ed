'use client'

import { useDeferredValue, useId, useMemo, useState } from 'react'
import { Button, Dialog, TextField, useMessages } from '@/exports/client'
import { findMoveTargets } from '../../lib/tree/findMoveTargets'
import type { Move } from '../../lib/tree/positionAfter'
import type { Tree } from '../../lib/tree/tree'
import { TargetOption } from './TargetOption'
import styles from './MoveDialog.module.css'

interface Props {
  /** The pages to move; null while closed. */
  ids: string[] | null
  onClose: () => void
  onMove: (ids: string[], instruction: Move['instruction'], targetId: string) => void
  tree: Tree
  titleOf: (id: string) => string
}

/** A dialog to choose the new parent of pages. */
export function MoveDialog({ ids, onClose, onMove, titleOf, tree }: Props) {
  const t = useMessages()
  const name = useId()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const query = useDeferredValue(search)
  const targets = useMemo(
    () => (ids ? findMoveTargets(tree, ids, query) : { found: [], top: null }),
    [ids, tree, query],
  )
  const { found, top } = targets
  const choice =
    chosen === ''
      ? top
      : chosen !== null && found.some(({ id }) => id === chosen)
        ? { instruction: { type: 'make-child' as const }, targetId: chosen }
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
        <Button disabled={!choice} variant="primary" onClick={move}>
          {t('pagesMove')}
        </Button>
      }
      cancelLabel={t('pagesCancel')}
      description={t('pagesMoveHelp')}
      isOpen={ids !== null}
      onClose={close}
      title={title}
    >
      <TextField label={t('pagesFind')} onValue={setSearch} type="search" value={search} />
      <fieldset aria-label={t('pagesTree')} className={styles.places}>
        {top && query === '' && (
          <TargetOption
            isChosen={chosen === ''}
            level={0}
            name={name}
            onChoose={() => setChosen('')}
            title={t('pagesTop')}
          />
        )}
        {found.map(({ address, id, level }) => (
          <TargetOption
            address={address}
            isChosen={chosen === id}
            key={id}
            level={level}
            name={name}
            onChoose={() => setChosen(id)}
            title={titleOf(id)}
          />
        ))}
        {found.length === 0 && !(top && query === '') && <p className={styles.none}>{t('pagesMoveNowhere')}</p>}
      </fieldset>
    </Dialog>
  )
}
