'use client'

import {
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useForm,
  useFormFields,
  useFormInitializing,
  useFormModified,
  useLocale,
  useModal,
  useServerFunctions,
  useStepNav,
  useTranslation,
} from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { deepCopyObjectSimpleWithoutReactComponents, formatAdminURL } from 'payload/shared'
import { useEffect, useRef } from 'react'
import { useStableCallback } from '@/components/ui/useStableCallback'
import { useMessages } from '@/components/ui/useMessages'
import { usePublishedToast } from '../Publish/usePublishedToast'
import { setEntryAddress } from './historyEntry'
import { draftSave } from './draftSave'
import { focusFieldSoon } from '@/payload-patches/fieldFocus/focusField'
import { useNewDocument, type NewDocumentState } from './newDocumentContext'

/** Rendered among the controls of every document; active only on the screen of a new one. */
export function BeginDocument() {
  const begun = useNewDocument()
  return begun && <NewDocumentEffects begun={begun} />
}

function NewDocumentEffects({ begun }: { begun: NewDocumentState }) {
  const isInDrawer = useEditDepth() > 1
  const { data, id } = useDocumentInfo()
  const { onStored } = begun
  const stored: unknown = data?.id
  useEffect(() => {
    if (id === undefined && (typeof stored === 'string' || typeof stored === 'number')) onStored(stored)
  }, [id, onStored, stored])
  const showPublished = usePublishedToast()
  const { isPublished } = begun
  useEffect(() => {
    if (isPublished && id !== undefined) void showPublished(id)
  }, [id, isPublished, showPublished])
  useDocumentNames(begun, isInDrawer)
  useTitleFocus()
  useDocumentAddress(isInDrawer)
  useMergeStoredValues()
  return null
}

/** The heading, breadcrumb and document title read "New page" until there is a title. */
function useDocumentNames(begun: NewDocumentState, isInDrawer: boolean): void {
  const t = useMessages()
  // A drawer has its header inside the form, a screen above it.
  const inDrawer = useDocumentTitle()
  const headerTitle = isInDrawer ? inDrawer.title : begun.headerTitle
  const setHeaderTitle = isInDrawer ? inDrawer.setDocumentTitle : begun.setHeaderTitle
  const { i18n } = useTranslation()
  const { config, getEntityConfig } = useConfig()
  const { collectionSlug, id } = useDocumentInfo()
  const { setStepNav, stepNav } = useStepNav()
  const type = getEntityConfig({ collectionSlug: collectionSlug! })
  const field = type?.admin.useAsTitle
  const typed = useFormFields(([fields]) => fields[field ?? '']?.value)
  const plural = getTranslation(type?.labels.plural ?? '', i18n)
  const typeLabel = getTranslation(type?.labels.singular ?? '', i18n).toLocaleLowerCase(i18n.language)
  const isStored = id !== undefined
  const tabTitle = useRef(t('jumpCreate', { kind: typeLabel }))
  const title =
    (typeof typed === 'string' && typed.trim()) || (isStored ? t('untitled') : t('jumpCreate', { kind: typeLabel }))
  const list = formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collectionSlug}` })

  // Payload sets the breadcrumbs too, after several events: watch them and set ours last.
  const step = stepNav.at(-1)?.label
  useEffect(() => {
    // Payload's effects belong to ancestors and run after ours: defer.
    if (headerTitle !== title) queueMicrotask(() => setHeaderTitle(title))
    if (isInDrawer) return
    if (step !== title) setStepNav([{ label: plural, url: list }, { label: title }])
    if (tabTitle.current !== title && document.title.startsWith(tabTitle.current))
      document.title = `${title}${document.title.slice(tabTitle.current.length)}`
    tabTitle.current = title
  }, [headerTitle, isInDrawer, list, setHeaderTitle, plural, setStepNav, step, title])
}

/** Focuses the title field once the form is ready. */
function useTitleFocus(): void {
  const { getEntityConfig } = useConfig()
  const { collectionSlug } = useDocumentInfo()
  const isInitializing = useFormInitializing()
  const field = getEntityConfig({ collectionSlug: collectionSlug! })?.admin.useAsTitle
  const isDone = useRef(false)
  useEffect(() => {
    if (isInitializing || !field || isDone.current) return
    return focusFieldSoon(field, () => {
      isDone.current = true
    })
  }, [field, isInitializing])
}

/**
 * Gives the page the document's URL once it has an id and no drawer is open: a reload shows the document, and Back skips
 * the empty form.
 */
function useDocumentAddress(isInDrawer: boolean): void {
  const { routes } = useConfig().config
  const { collectionSlug, id } = useDocumentInfo()
  // Payload closes its drawers when the URL changes: the picker of blocks would vanish under the pointer.
  const isCovered = Object.values(useModal().modalState).some(({ isOpen }) => isOpen)
  // On Back, Next restores the cached form: empty, at the URL of the document created in it.
  useEffect(() => {
    if (id === undefined && !isInDrawer && !window.location.pathname.endsWith('/create')) window.location.reload()
  }, [id, isInDrawer])
  // Next treats the URL as the same page and would keep this form on screen at another URL.
  useEffect(() => {
    if (isInDrawer) return
    const load = () => window.location.reload()
    window.addEventListener('popstate', load)
    return () => window.removeEventListener('popstate', load)
  }, [isInDrawer])
  useEffect(() => {
    if (id === undefined || isInDrawer || isCovered) return
    const path = formatAdminURL({ adminRoute: routes.admin, path: `/collections/${collectionSlug}/${id}` })
    const locale = new URLSearchParams(window.location.search).get('locale')
    if (window.location.pathname !== path) setEntryAddress(`${path}${locale ? `?locale=${locale}` : ''}`)
  }, [collectionSlug, id, isCovered, isInDrawer, routes.admin])
}

/** Merges the server's values of the first save into the form: Payload does so for every save except this one. */
function useMergeStoredValues(): void {
  const { getFormState } = useServerFunctions()
  const { collectionSlug, data, docPermissions, getDocPreferences, id } = useDocumentInfo()
  const { dispatchFields, getFields, submit } = useForm()
  const { routes } = useConfig().config
  const { code } = useLocale()
  const isModified = useFormModified()
  const previous = useRef({})
  // Saves what was typed during the first save: from here on, Payload autosaves only new changes.
  const saveRemaining = useStableCallback(() => {
    if (isModified) void submit(draftSave(`${routes.api}/${collectionSlug}/${id}`, { locale: code, method: 'PATCH' }))
  })
  const merge = useStableCallback(async (signal: AbortSignal) => {
    const formState = deepCopyObjectSimpleWithoutReactComponents(getFields(), { excludeFiles: true })
    const docPreferences = await getDocPreferences()
    const { state } = await getFormState({
      collectionSlug,
      data,
      docPermissions,
      docPreferences,
      formState,
      id,
      operation: 'update',
      renderAllFields: false,
      schemaPath: collectionSlug!,
      signal,
      skipValidation: true,
    })
    if (state && !signal.aborted)
      dispatchFields({
        acceptValues: { overrideLocalChanges: false },
        prevStateRef: previous,
        serverState: state,
        type: 'MERGE_SERVER_STATE',
      })
    saveRemaining()
  })
  useEffect(() => {
    if (id === undefined) return
    const controller = new AbortController()
    void merge(controller.signal)
    return () => controller.abort()
  }, [id, merge])
}
