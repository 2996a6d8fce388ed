'use client'

import { useMemo, useState } from 'react'
import { useMessages } from '@/exports/client'
import { addressIn, flattenTree, type Row, withoutDescendants, pathTo, type Tree } from '../../lib/tree/tree'
import { movesOf } from '../../lib/tree/planMoves'
import { positionAfter, type Move } from '../../lib/tree/positionAfter'
import type { TreeSource } from '../PagesList/useTree'
import type { PagesSite } from '../site'
import { MoveDialog } from './MoveDialog'
import styles from './PageTree.module.css'
import { TrashDialog } from './TrashDialog'
import { TreeContext, type TreeActions } from './TreeActions'
import { TreeBar } from './TreeBar'
import { TreeRows } from './TreeRows'
import { useActions } from './useActions'
import { useCarrying } from './useCarrying'
import { useDrops } from './useDrops'
import { useLiveTree } from './useLiveTree'
import { useMoves } from './useMoves'
import { useNewPages } from './useNewPages'
import { useOpenPages } from './useOpenPages'
import { useStableCallback } from '@/components/ui/useStableCallback'
import { useTrash } from './useTrash'
import { treeKeys } from './treeKeys'

interface Props {
  now: string
  site: PagesSite
  source: TreeSource
  storedOpen: string[] | null
  tree: Tree
}

/** The page tree with all of its interactions. */
export function TreeScreen({ now, site, source, storedOpen, tree }: Props) {
  const t = useMessages()
  const [announcement, announce] = useState('')
  const [dialog, setDialog] = useState<{ ids: string[]; to: 'move' | 'trash' } | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const titleOf = useStableCallback((id: string): string => tree.pages.get(id)?.title || t('untitled'))
  const { change, open } = useOpenPages(site.id, storedOpen, tree)
  const moves = useMoves(tree, source)
  const carried = useCarrying({ announce, open: (ids) => change(ids, true), perform: moves.perform, titleOf, tree })
  const shown = carried.carrying?.tree ?? tree
  const rows = useMemo(() => flattenTree(shown, open), [open, shown])
  const { clear, select, selected: chosen } = useSelection(rows)
  const selected = useMemo(() => new Set([...chosen].filter((id) => tree.pages.has(id))), [chosen, tree])
  const { needsAsking, trash } = useTrash(tree, source)
  const { add, duplicate } = useNewPages(site, source.refresh)

  const moveTo = useStableCallback((ids: string[], instruction: Move['instruction'], targetId: string) => {
    change(instruction.type === 'make-child' ? [...pathTo(tree, targetId)] : [], true)
    clear()
    void moves.perform(movesOf(ids, instruction, targetId))
  })
  const isDragging = useDrops(moveTo)
  const changesOfOthers = useLiveTree(source, isDragging || carried.carrying !== null || dialog !== null)

  const removeAll = (ids: string[]) => {
    clear()
    void trash(ids)
  }

  function goTo(id: string): void {
    setActive(id)
    setFocused(id)
  }

  const actions = useActions({
    activate: setActive,
    add,
    carry: (id) => {
      carried.take(id)
      goTo(id)
    },
    dragged: (id) => (selected.has(id) ? withoutDescendants(tree, selected) : [id]),
    duplicate: (id) => void duplicate(id),
    liveHref: (id) => {
      const page = tree.pages.get(id)
      const address = page && page.state !== 'draft' ? (page.livePath ?? addressIn(tree, id)) : null
      return site.liveRoot !== null && address ? `${site.liveRoot}${address}` : null
    },
    moveTo: (ids) => setDialog({ ids, to: 'move' }),
    now,
    refusal: (ids, instruction, targetId) => {
      const spots = ids.map((itemId) => positionAfter(tree, { instruction, itemId, targetId }))
      return spots.find((spot) => typeof spot === 'string') ?? null
    },
    select,
    setOpen: (id, isOpen) => change([id], isOpen),
    site,
    titleOf,
    trash: (ids) =>
      void needsAsking(ids).then((isAsked) => (isAsked ? setDialog({ ids, to: 'trash' }) : removeAll(ids))),
  } satisfies TreeActions)

  const current = active !== null && rows.some(({ id }) => id === active) ? active : (rows[0]?.id ?? null)
  const onKeyDown = treeKeys({
    carried,
    change: site.may.change ? { select: (id) => select(id, !selected.has(id), false), undo: moves.undo } : null,
    goTo,
    rows,
    setOpen: actions.setOpen,
  })

  return (
    <TreeContext value={actions}>
      <TreeBar
        canTrash={site.may.trash}
        carried={carried}
        onClear={clear}
        onMove={() => actions.moveTo(withoutDescendants(tree, selected))}
        onTrash={() => actions.trash(withoutDescendants(tree, selected))}
        selected={selected.size}
        titleOf={titleOf}
        tree={tree}
      />
      <TreeRows
        active={current}
        carried={carried.carrying?.id ?? null}
        changesOfOthers={changesOfOthers}
        focused={focused}
        onFocused={() => setFocused(null)}
        onKeyDown={onKeyDown}
        rows={rows}
        selected={selected}
        tree={shown}
      />
      <p aria-live="assertive" className={styles.unseen}>
        {announcement}
      </p>
      <MoveDialog
        ids={dialog?.to === 'move' ? dialog.ids : null}
        onClose={() => setDialog(null)}
        onMove={moveTo}
        titleOf={titleOf}
        tree={tree}
      />
      <TrashDialog
        ids={dialog?.to === 'trash' ? dialog.ids : null}
        onClose={() => setDialog(null)}
        onTrash={removeAll}
        titleOf={titleOf}
        tree={tree}
      />
    </TreeContext>
  )
}

/** The selected pages, and the anchor of range selections. */
function useSelection(rows: Row[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string | null>(null)

  function select(id: string, isOn: boolean, isRange: boolean): void {
    const next = new Set(selected)
    for (const rowId of isRange ? idsBetween(rows, anchor ?? id, id) : [id]) {
      if (isOn) next.add(rowId)
      else next.delete(rowId)
    }
    setSelected(next)
    setAnchor(id)
  }

  return { clear: () => setSelected(new Set()), select, selected }
}

function idsBetween(rows: Row[], anchorId: string, targetId: string): string[] {
  const indexes = [anchorId, targetId].map((id) => rows.findIndex((row) => row.id === id))
  if (indexes.includes(-1)) return [targetId]
  const [from, to] = indexes.toSorted((a, b) => a - b) as [number, number]
  return rows.slice(from, to + 1).map(({ id }) => id)
}
