'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import { useState } from 'react'
import { Drawer } from '../../../components/ui/Drawer/Drawer'
import { useSiteOnScreen } from '../../../components/frame/Nav/frameOnScreen'
import { useMessages } from '../../../components/ui/useMessages'
import { ChooseText } from './ChooseText'
import { ImportResult } from './ImportResult'
import type { Imported } from './imported'
import { openImport, useIsImportOpen } from './opened'
import { Preview } from './Preview'

interface Props {
  /** What the type is called, plural. */
  list: string
  type: string
}

/** Rows from a spreadsheet: chosen or pasted, looked through, imported, taken back. */
export function ImportDrawer({ list, type }: Props) {
  const t = useMessages()
  const isOpen = useIsImportOpen(type)
  const { isInDrawer } = useListDrawerContext()
  const site = useSiteOnScreen()
  const [text, setText] = useState('')
  const [result, setResult] = useState<Imported | null>(null)
  if (isInDrawer || !site) return null
  const begin = () => {
    setText('')
    setResult(null)
  }
  const close = () => {
    openImport(null)
    begin()
  }
  return (
    <Drawer isOpen={isOpen} onClose={close} title={t('importTitle', { list })} width={860}>
      {result && <ImportResult onAgain={begin} onClose={close} result={result} />}
      {!result && text && <Preview onBack={begin} onDone={setResult} tenantId={site.id} text={text} type={type} />}
      {!result && !text && <ChooseText onText={setText} tenantId={site.id} type={type} />}
    </Drawer>
  )
}
