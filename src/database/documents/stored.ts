import type {
  BasePayload,
  CountArgs,
  CreateArgs,
  DeleteOneArgs,
  FindArgs,
  FindGlobalArgs,
  FindOneArgs,
  FindVersionsArgs,
  JsonObject,
  PayloadRequest,
  QueryDraftsArgs,
  TypeWithID,
  UpdateOneArgs,
} from 'payload'

// Documents as the database holds them: without access control, hooks, defaults and validation. For what the server reads
// in order to decide, and for rows that no form writes; who may see or change them is the caller's decision.

/** The request, whose transaction is used; or the application alone, for what stands outside of any. */
export type Source = Partial<PayloadRequest> & { payload: BasePayload }

export const findStored = <Doc extends TypeWithID = TypeWithID>(req: Source, args: FindOneArgs) =>
  req.payload.db.findOne<Doc>({ ...args, req })

export const listStored = <Doc = TypeWithID>(req: Source, args: FindArgs) => req.payload.db.find<Doc>({ ...args, req })

/** Documents with what was saved last: a draft in place of what is published. */
export const listNewest = <Doc = TypeWithID>(req: Source, args: QueryDraftsArgs) =>
  req.payload.db.queryDrafts<Doc>({ ...args, req })

export const listVersions = <Doc = JsonObject>(req: Source, args: FindVersionsArgs) =>
  req.payload.db.findVersions<Doc>({ ...args, req })

export const countStored = (req: Source, args: CountArgs) => req.payload.db.count({ ...args, req })

export const createStored = (req: Source, args: CreateArgs) => req.payload.db.create({ ...args, req })

export const updateStored = (req: Source, args: UpdateOneArgs) => req.payload.db.updateOne({ ...args, req })

export const deleteStored = (req: Source, args: DeleteOneArgs) => req.payload.db.deleteOne({ ...args, req })

export const findStoredGlobal = <Values extends Record<string, unknown>>(req: Source, args: FindGlobalArgs) =>
  req.payload.db.findGlobal<Values>({ ...args, req })
