/* What the server looks for here, each where it loads it: catalogue, voucher, customer, service, orders, staff. */
export { feedCatalogue } from './catalogue/feedCatalogue.ts';
export { writeDemoCodes } from './codes/writeDemoCodes.ts';
export { seedCustomers } from './customers/seedCustomers.ts';
export { planShops } from './orders/planShops.ts';
export { openDemoSlots } from './slots/demoSlots.ts';
export { seedStaff } from './staff/seedStaff.ts';
