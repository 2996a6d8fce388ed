'use client'

import { useConfig } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useSyncExternalStore } from 'react'
import { useCall } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { withProgress } from '@/components/calls/withProgress'
import { useStableCallback } from '@/components/ui/useStableCallback'
import { titleOfFile } from '@/lib/files/readableName'
import type { Media } from '@/payload-types'
import { UPLOAD_ID } from '../../lib/uploadId'
import { UploadQueue, type SendFile, type StoredFile, type Upload, type UploadFailure } from './UploadQueue'

/** The queue of this page of the browser. */
export const uploadQueue = new UploadQueue()

const NONE: readonly Upload[] = []

export const useUploads = (): readonly Upload[] =>
  useSyncExternalStore(uploadQueue.subscribe, uploadQueue.list, () => NONE)

/** Sends what is in the queue, as drafts: they are described and published afterwards. */
export function useUploading(): void {
  const call = useCall()
  const findStored = useStableCallback<[Upload], Promise<StoredFile | null>>(async ({ id, tenantId }) => {
    const { document } = await call<{ document: string | null }>(`/media/uploads/${id}`, { query: { tenantId } })
    if (document === null) return null
    return toStored(await call<Media>(`/media/${document}`, { query: { depth: 0, draft: true, trash: true } }))
  })
  const send = useStableCallback<Parameters<SendFile>, Promise<StoredFile>>(async (upload, onProgress) => {
    const { file, id, tenantId } = upload
    const title = titleOfFile(file.name)
    const body = new FormData()
    body.append('_payload', JSON.stringify({ _status: 'draft', tenant: tenantId, title, [UPLOAD_ID]: id }))
    body.append('file', file)
    try {
      const { doc } = await call<{ doc: Media }>('/media', {
        body,
        query: { depth: 0, draft: true },
        sendForm: withProgress((sent, total) => onProgress(sent / Math.max(1, total))),
      })
      return toStored(doc)
    } catch (error) {
      // An earlier attempt, whose answer was lost, has stored it.
      const stored = error instanceof CallError && error.failure === 'conflict' ? await findStored(upload) : null
      if (stored) return stored
      throw error
    }
  })
  useEffect(() => uploadQueue.connect({ failureOf, findStored, send }), [findStored, send])
  useEffect(() => {
    const check = () => uploadQueue.checkUnknown()
    window.addEventListener('online', check)
    return () => window.removeEventListener('online', check)
  }, [])
}

const toStored = ({ id, mimeType, sizes, title, url }: Media): StoredFile => ({
  id,
  mimeType: mimeType ?? '',
  picture: mimeType?.startsWith('image/') ? (sizes?.fullHalf?.url ?? url ?? null) : null,
  title,
})

const failureOf = (error: unknown): UploadFailure =>
  error instanceof CallError
    ? {
        isBroken: error.failure === 'offline',
        isTemporary: error.isTemporary,
        message: error.serverMessage,
        retryAfter: error.retryAfter,
      }
    : { isBroken: false, isTemporary: false, message: '', retryAfter: null }

/** Files that are stored within this time appear in the library together, in milliseconds. */
const REFRESH_MS = 500

/** Shows stored files in the library, if that is the screen. Other screens are left alone. */
export function useLibraryRefresh(storedCount: number): void {
  const router = useRouter()
  const pathname = usePathname()
  const { admin } = useConfig().config.routes
  const isLibrary = pathname === formatAdminURL({ adminRoute: admin, path: '/collections/media' })
  useEffect(() => {
    if (!isLibrary || storedCount === 0) return
    const timer = setTimeout(() => router.refresh(), REFRESH_MS)
    return () => clearTimeout(timer)
  }, [isLibrary, router, storedCount])
}

/** Has the browser ask before the page is closed or left for another, while that would lose files. */
export function useWarnOfUnfinished(isUnfinished: boolean): void {
  useEffect(() => {
    if (!isUnfinished) return
    const ask = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnfinished])
}
