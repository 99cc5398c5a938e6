/** As Vendure's guides for storefronts ask: the whole order after every change, lists with facets. */
const order = `
  id code state totalQuantity subTotalWithTax shippingWithTax totalWithTax currencyCode couponCodes
  discounts { description amountWithTax }
  lines {
    id quantity unitPriceWithTax linePriceWithTax discountedLinePriceWithTax
    featuredAsset { id preview }
    productVariant { id name sku }
  }`;
const answer = `__typename ... on Order { ${order} } ... on ErrorResult { errorCode message }`;
const found = `
  totalItems
  items {
    productId productName slug sku inStock currencyCode
    productAsset { id preview }
    priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } }
  }
  facetValues { count facetValue { id name facet { id name } } }`;

export const addItem = `mutation ($id: ID!, $quantity: Int!) {
  result: addItemToOrder(productVariantId: $id, quantity: $quantity) { ${answer} } }`;
export const addItems = `mutation ($inputs: [AddItemInput!]!) {
  result: addItemsToOrder(inputs: $inputs) { order { ${order} } errorResults { ... on ErrorResult { errorCode message } } } }`;
export const adjustLine = `mutation ($id: ID!, $quantity: Int!) {
  result: adjustOrderLine(orderLineId: $id, quantity: $quantity) { ${answer} } }`;
export const removeLine = `mutation ($id: ID!) { result: removeOrderLine(orderLineId: $id) { ${answer} } }`;
export const activeOrder = `query { result: activeOrder { ${order} } }`;
export const setCustomer = `mutation ($input: CreateCustomerInput!) {
  result: setCustomerForOrder(input: $input) { ${answer} } }`;
export const setShippingAddress = `mutation ($input: CreateAddressInput!) {
  result: setOrderShippingAddress(input: $input) { ${answer} } }`;
export const setBillingAddress = `mutation ($input: CreateAddressInput!) {
  result: setOrderBillingAddress(input: $input) { ${answer} } }`;
export const shippingMethods = 'query { result: eligibleShippingMethods { id name code priceWithTax } }';
export const setShippingMethod = `mutation ($ids: [ID!]!) {
  result: setOrderShippingMethod(shippingMethodId: $ids) { ${answer} } }`;
export const paymentMethods = 'query { result: eligiblePaymentMethods { id code isEligible } }';
export const arrangePayment = `mutation {
  result: transitionOrderToState(state: "ArrangingPayment") { ${answer} } }`;
export const addPayment = `mutation ($input: PaymentInput!) { result: addPaymentToOrder(input: $input) { ${answer} } }`;

export const list = `query ($input: SearchInput!) { result: search(input: $input) { ${found} } }`;
export const product = `query ($slug: String!) {
  result: product(slug: $slug) {
    id name slug description
    featuredAsset { id preview } assets { id preview }
    facetValues { id name facet { id name } }
    collections { id name slug breadcrumbs { id name slug } }
    optionGroups { id name options { id name } }
    variants { id name sku stockLevel currencyCode price priceWithTax options { id code name } assets { id preview } }
  } }`;
export const variantsOf = `query ($input: SearchInput!) {
  result: search(input: $input) { totalItems items { sku productVariantId } } }`;
export const collections =
  'query ($options: CollectionListOptions) { result: collections(options: $options) { items { id name } } }';

export const logIn = `mutation ($username: String!, $password: String!) {
  result: login(username: $username, password: $password) { __typename ... on ErrorResult { errorCode message } } }`;
export const runPending = 'mutation { result: runPendingSearchIndexUpdates { success } }';
export const reindex = 'mutation { result: reindex { id } }';
