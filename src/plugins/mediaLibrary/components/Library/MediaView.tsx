'use client'

import { DefaultListView, useConfig, useListDrawerContext, usePreferences } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button, classes, EmptyState, ListHead, useMessages } from '@/exports/client'
import { TagChips } from '../Tags/TagChips'
import { Grid } from './Grid'
import styles from './Library.module.css'
import { VIEW_KEY, type Mode } from './mode'
import type { Tile } from './tile'
import { uploadQueue } from '../Uploads/useUploads'

interface ChooseFilesProps {
  isPrimary?: boolean
  onFiles: (files: Iterable<File>) => void
}

/** The button that chooses files to upload. */
function ChooseFiles({ isPrimary = false, onFiles }: ChooseFilesProps) {
  const t = useMessages()
  const chooser = useRef<HTMLInputElement>(null)
  const { upload } = useConfig().getEntityConfig({ collectionSlug: 'media' })
  return (
    <>
      <Button icon="Upload" onClick={() => chooser.current?.click()} variant={isPrimary ? 'primary' : 'plain'}>
        {t('mediaUpload')}
      </Button>
      <input
        accept={upload.mimeTypes?.join()}
        aria-label={t('mediaUpload')}
        data-upload-files
        hidden
        multiple
        onChange={({ target }) => {
          const files = Array.from(target.files ?? [])
          // Lets the same files be chosen again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
        ref={chooser}
        type="file"
      />
    </>
  )
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Uploads files dropped anywhere on the list. */
function DropFiles({ children, onFiles }: { children: ReactNode; onFiles: ((files: FileList) => void) | null }) {
  const t = useMessages()
  const [isOver, setOver] = useState(false)
  if (!onFiles) return children

  function onOver(event: DragEvent) {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  }

  function onLeave(event: DragEvent<HTMLElement>) {
    // Ignore moves between child elements.
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
  }

  function onDropFiles(event: DragEvent) {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    onFiles?.(event.dataTransfer.files)
  }

  return (
    <div
      className={classes(styles.drop, isOver && styles.isOver)}
      data-drop-hint={t('mediaDrop')}
      onDragLeave={onLeave}
      onDragOver={onOver}
      onDrop={onDropFiles}
    >
      {children}
    </div>
  )
}

interface Props {
  /** Description in the header of the list. */
  description: string
  /** Whether the site has no media at all. */
  isEmpty: boolean
  list: ListViewClientProps
  /** Id of the current site; null when all sites are shown. */
  site: string | null
  stored: Mode
  tiles: Record<string, Tile>
}

/** Payload's list view, with a grid in place of its table. */
export function MediaView({ description, isEmpty, list, site, stored, tiles }: Props) {
  const t = useMessages()
  const { isInDrawer } = useListDrawerContext()
  const { setPreference } = usePreferences()
  const [mode, setMode] = useState(stored)
  const isGrid = mode === 'grid'
  const showsNone = isEmpty && !isInDrawer

  function change(next: Mode): void {
    setMode(next)
    // If saving fails, the next visit starts with the grid.
    if (site) setPreference(VIEW_KEY, { [site]: next }, true).catch(() => {})
  }

  const toggle = !showsNone && (
    <Button icon={isGrid ? 'List' : 'LayoutGrid'} onClick={() => change(isGrid ? 'list' : 'grid')}>
      {t(isGrid ? 'mediaToList' : 'mediaToGrid')}
    </Button>
  )
  const canAdd = Boolean(list.hasCreatePermission) && list.viewType !== 'trash' && !isInDrawer
  const onFiles = canAdd && site ? (files: Iterable<File>) => uploadQueue.add(files, site) : null
  return (
    <DropFiles onFiles={onFiles}>
      <div className={classes(isGrid && styles.inGrid, showsNone && styles.empty)}>
        <DefaultListView
          {...list}
          BeforeListTable={
            <>
              {showsNone ? <NoMedia onFiles={onFiles} /> : list.BeforeListTable}
              {list.viewType !== 'trash' && !showsNone && <TagChips site={site} />}
            </>
          }
          Description={
            <ListHead
              action={
                <span className={styles.headActions}>
                  {onFiles && !showsNone && <ChooseFiles onFiles={onFiles} />}
                  {toggle}
                </span>
              }
              help={description}
            />
          }
          Table={
            isGrid ? (
              <Grid
                canSelect={Boolean(list.enableRowSelections)}
                isTrash={list.viewType === 'trash'}
                site={site}
                tiles={tiles}
              />
            ) : (
              list.Table
            )
          }
        />
      </div>
    </DropFiles>
  )
}

/** The empty state of the library. */
function NoMedia({ onFiles }: { onFiles: ((files: Iterable<File>) => void) | null }) {
  const t = useMessages()
  return (
    <div className={styles.none}>
      <EmptyState action={onFiles && <ChooseFiles isPrimary onFiles={onFiles} />} icon="Image" title={t('mediaNone')}>
        {t('mediaNoneHelp')}
      </EmptyState>
    </div>
  )
}
