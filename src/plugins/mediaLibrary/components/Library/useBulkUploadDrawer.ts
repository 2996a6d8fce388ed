'use client'

import { useBulkUpload, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback } from 'react'

/** Opens Payload's drawer for many files, with some in it or none. The list is read again when they are stored. */
export function useBulkUploadDrawer(): (files?: FileList) => void {
  const router = useRouter()
  const { openModal } = useModal()
  const { drawerSlug, setCollectionSlug, setInitialFiles, setOnSuccess } = useBulkUpload()
  return useCallback(
    (files) => {
      setCollectionSlug('media')
      if (files) setInitialFiles(files)
      setOnSuccess(() => router.refresh())
      openModal(drawerSlug)
    },
    [drawerSlug, openModal, router, setCollectionSlug, setInitialFiles, setOnSuccess],
  )
}
