/*
 * What the workspaces below `demo/` may know of the server: the interfaces they implement, and the words those use.
 * A value that stands here is copied into their bundles.
 */
export type { FeedCatalogue } from './catalogue/demoCatalogue.ts';
export { writeFurther } from './catalogue/furtherPictures.ts';
export { atOnce, gently, type Steps } from './catalogue/steps.ts';
export { type FeedState, markFed, readFeedState } from './catalogue/storage/feedState.ts';
export { lockCatalogue } from './catalogue/storage/lockCatalogue.ts';
export {
  keepOnly,
  keepOnlyResidues,
  retireOtherRecipes,
  retireOthers,
  selectKnownSkus,
  withdrawPlanned,
} from './catalogue/storage/renewal.ts';
export type {
  CategoryRow,
  PictureRow,
  PriceRow,
  ProductRow,
  RecipeRow,
  RecipeThingRow,
  ResidueRow,
  StockRow,
  StoreRow,
  VatRow,
  ZoneRow,
} from './catalogue/storage/rows.ts';
export { writeCatalogue } from './catalogue/storage/writeCatalogue.ts';
export type { Customers } from './customer/customers.ts';
export type { SeedCustomers } from './customer/demo/demoCustomers.ts';
export {
  findDemoCustomer,
  insertCard,
  insertDemoCustomer,
  isCardKnown,
  lockDemoCustomer,
  setDemoPassword,
} from './customer/demo/queries.ts';
export type { PlanShops } from './demoOrders.ts';
export { topUpPoints } from './loyalty/demo/queries.ts';
export type { DrawnPicture, PictureKit, Pixels } from './picture/pictureKit.ts';
export type { Database, NamedConnection, Queryable } from './platform/database/database.ts';
export type { EmbeddedDatabase, EmbeddedDatabases } from './platform/database/embeddedDatabases.ts';
export { defineJob, type Job } from './platform/jobs/job.ts';
export { localDay, localMidnight } from './platform/localMidnight.ts';
export type { Log } from './platform/log.ts';
export { isHashOfKnown } from './platform/passwords/knownPassword.ts';
export { StartProblem } from './platform/startProblem.ts';
export { foldPostalCode } from './service/areas/postalCode.ts';
export type { OpenDemoSlots } from './service/slots/demoSlots.ts';
export type { PlannedSlot } from './service/slots/slotsOf.ts';
export type { SeedStaff } from './staff/demo/demoStaff.ts';
export { selectDemoStaff, upsertDemoStaff } from './staff/demo/queries.ts';
export type { WriteDemoCodes } from './voucher/demo/demoCodes.ts';
export { upsertDemoCodes } from './voucher/demo/queries.ts';
