'use client'

import {
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormFields,
  useFormInitializing,
  useFormModified,
  useLocale,
  useServerFunctions,
  useStepNav,
  useTranslation,
} from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { deepCopyObjectSimpleWithoutReactComponents, formatAdminURL } from 'payload/shared'
import { useEffect, useRef } from 'react'
import { useStable } from '../../ui/useStable'
import { useWords } from '../../ui/useWords'
import { useSayPublished } from '../Publish/useSayPublished'
import { addressBegun } from './begunEntry'
import { draftSave } from './draftSave'
import { focusFieldSoon } from '../../../payload-patches/fieldFocus/focusField'
import { useBegunDocument, type BegunDocument } from './newDocumentContext'
import { ShowPreview } from './ShowPreview'

/** Among the controls of each document; does something only on the screen of a new one. */
export function BeginDocument() {
  const begun = useBegunDocument()
  return begun && <Begun begun={begun} />
}

function Begun({ begun }: { begun: BegunDocument }) {
  const isInDrawer = useEditDepth() > 1
  const { data, id } = useDocumentInfo()
  const { onStored } = begun
  const stored: unknown = data?.id
  useEffect(() => {
    if (id === undefined && (typeof stored === 'string' || typeof stored === 'number')) onStored(stored)
  }, [id, onStored, stored])
  const sayPublished = useSayPublished()
  const { isPublished } = begun
  useEffect(() => {
    if (isPublished && id !== undefined) void sayPublished(id)
  }, [id, isPublished, sayPublished])
  useName(begun, isInDrawer)
  useFocus()
  useAddress(isInDrawer)
  useStoredValues()
  return <ShowPreview />
}

/** Heading, breadcrumb and the browser's tab say "New page" until there is a title. */
function useName({ headerTitle, nameHeader }: BegunDocument, isInDrawer: boolean): void {
  const t = useWords()
  const { i18n } = useTranslation()
  const { config, getEntityConfig } = useConfig()
  const { collectionSlug, id } = useDocumentInfo()
  const { setStepNav, stepNav } = useStepNav()
  const type = getEntityConfig({ collectionSlug: collectionSlug! })
  const field = type?.admin.useAsTitle
  const typed = useFormFields(([fields]) => fields[field ?? '']?.value)
  const plural = getTranslation(type?.labels.plural ?? '', i18n)
  const kind = getTranslation(type?.labels.singular ?? '', i18n).toLocaleLowerCase(i18n.language)
  const isStored = id !== undefined
  const inTab = useRef(t('jumpCreate', { kind }))
  const title = (typeof typed === 'string' && typed.trim()) || (isStored ? t('untitled') : t('jumpCreate', { kind }))
  const list = formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collectionSlug}` })

  // Payload names them, too, whenever it is done with something: the last word is ours.
  const step = stepNav.at(-1)?.label
  useEffect(() => {
    if (isInDrawer) return
    // Behind what Payload says in the same breath: its effects stand around ours, and run after them.
    if (headerTitle !== title) queueMicrotask(() => nameHeader(title))
    if (step !== title) setStepNav([{ label: plural, url: list }, { label: title }])
    if (inTab.current !== title && document.title.startsWith(inTab.current))
      document.title = `${title}${document.title.slice(inTab.current.length)}`
    inTab.current = title
  }, [headerTitle, isInDrawer, list, nameHeader, plural, setStepNav, step, title])
}

/** The cursor stands in the title as soon as there is something to type into. */
function useFocus(): void {
  const { getEntityConfig } = useConfig()
  const { collectionSlug } = useDocumentInfo()
  const isInitializing = useFormInitializing()
  const field = getEntityConfig({ collectionSlug: collectionSlug! })?.admin.useAsTitle
  const isDone = useRef(false)
  useEffect(() => {
    if (isInitializing || !field || isDone.current) return
    isDone.current = true
    return focusFieldSoon(field)
  }, [field, isInitializing])
}

/** The address becomes the document's once it has one: a reload shows it, and Back leads past the empty form. */
function useAddress(isInDrawer: boolean): void {
  const { routes } = useConfig().config
  const { collectionSlug, id } = useDocumentInfo()
  // Whoever comes back by Back is shown the form as Next keeps it: empty, at the address of what was written into it.
  useEffect(() => {
    if (id === undefined && !isInDrawer && !window.location.pathname.endsWith('/create')) window.location.reload()
  }, [id, isInDrawer])
  // Next takes the address for the same page, and would leave this form on screen at the address of another one.
  useEffect(() => {
    if (isInDrawer) return
    const load = () => window.location.reload()
    window.addEventListener('popstate', load)
    return () => window.removeEventListener('popstate', load)
  }, [isInDrawer])
  useEffect(() => {
    if (id === undefined || isInDrawer) return
    const path = formatAdminURL({ adminRoute: routes.admin, path: `/collections/${collectionSlug}/${id}` })
    const locale = new URLSearchParams(window.location.search).get('locale')
    if (window.location.pathname !== path) addressBegun(`${path}${locale ? `?locale=${locale}` : ''}`)
  }, [collectionSlug, id, isInDrawer, routes.admin])
}

/** What the server has made of the first save comes into the form: Payload does that for every save but this one. */
function useStoredValues(): void {
  const { getFormState } = useServerFunctions()
  const { collectionSlug, data, docPermissions, getDocPreferences, id } = useDocumentInfo()
  const { dispatchFields, getFields, submit } = useForm()
  const { routes } = useConfig().config
  const { code } = useLocale()
  const isModified = useFormModified()
  const previous = useRef({})
  // Typed while the first save was under way: Payload saves by itself what changes from here on.
  const saveRest = useStable(() => {
    if (isModified) void submit(draftSave(`${routes.api}/${collectionSlug}/${id}`, { locale: code, method: 'PATCH' }))
  })
  const merge = useStable(async (signal: AbortSignal) => {
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
    saveRest()
  })
  useEffect(() => {
    if (id === undefined) return
    const controller = new AbortController()
    void merge(controller.signal)
    return () => controller.abort()
  }, [id, merge])
}
