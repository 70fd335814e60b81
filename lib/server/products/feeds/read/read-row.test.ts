import { expect, test } from 'vitest'
import { lines, readFeedText as read } from '@/lib/testing/read-feed-text'

test.each<[string, string, string, object]>([
  [
    'google',
    lines(
      'id\ttitle\tlink\tprice\tsale price\tsale price effective date\tgtin\tavailability\titem group id\tcolor\tsize',
      'a1\t5" pipe\thttps://shop.example/p\t20.00 EUR\t15.00 EUR\t2026-01-01T00:00+0100/2026-02-01T00:00+0100\t04006381333931\tin stock\tg1\tRed\t5"',
    ),
    '',
    {
      name: '5" pipe',
      price: 2_000,
      salePrice: 1_500,
      saleFrom: new Date('2025-12-31T23:00:00.000Z'),
      saleUntil: new Date('2026-01-31T23:00:00.000Z'),
      currency: 'EUR',
      upc: '4006381333931',
      availability: 'in_stock',
      groupId: 'g1',
      choice: 'Red, 5"',
      key: 'shop.example a1',
    },
  ],
  [
    'awin',
    lines(
      'aw_deep_link,product_name,merchant_product_id,search_price,rrp_price,currency,merchant_name,merchant_deep_link,in_stock,ean',
      '"https://www.awin1.com/pclick.php?p=1&a=2",Saw,S-1,9.99,15,GBP,Tools Ltd,https://www.tools.example/saw,0,4006381333931',
    ),
    '',
    {
      productUrl: 'https://www.awin1.com/pclick.php?p=1&a=2',
      shopUrl: 'https://www.tools.example/saw',
      shop: 'Tools Ltd',
      price: 999,
      originalPrice: 1_500,
      availability: 'out_of_stock',
      key: 'tools.example S-1',
    },
  ],
  [
    'cj',
    lines(
      'PROGRAMNAME|NAME|SKU|PRICE|SALEPRICE|CURRENCY|BUYURL|INSTOCK',
      'Shop|Saw|S1|20|12|USD|https://www.anrdoezrs.net/click-1-2?url=https%3A%2F%2Fshop.example%2Fsaw|yes',
    ),
    '',
    { price: 1_200, originalPrice: 2_000, shopUrl: 'https://shop.example/saw', availability: 'in_stock' },
  ],
  [
    'impact',
    lines(
      'Unique Merchant SKU,Product Name,Product URL,Current Price,Original Price,Stock Availability,Currency',
      'S1,Saw,https://shop.pxf.io/c/1?u=https%3A%2F%2Fshop.example%2Fsaw,5,0.00,InStock,USD',
    ),
    '',
    { price: 500, originalPrice: null, shopUrl: 'https://shop.example/saw' },
  ],
  [
    'rakuten',
    lines(
      'HDR|12|SHOP.example|09/03/2026 00:02:32',
      '77|Saw|S1|Tools||http://click.linksynergy.com/link?id=1&murl=http%3A%2F%2Fshop.example%2Fsaw|http://shop.example/s.gif||Fine|Long|0|Amount|8|10|||Brand|4.00||M1|Maker||IN|4006381333931|10|USD',
      'TRL|1',
    ),
    '',
    { price: 800, originalPrice: 1_000, shopUrl: 'http://shop.example/saw', sku: 'S1', availability: 'in_stock' },
  ],
  [
    'shareasale',
    lines(
      'ProductID,Name,MerchantID,Merchant,Link,BigImage,Price,RetailPrice,status',
      '5,Saw,9,Shop,https://www.shareasale.com/m-pr.cfm?merchantID=9,https://shop.example/s.jpg,7,9,instock',
    ),
    '',
    { price: 700, originalPrice: 900, shop: 'Shop', image: 'https://shop.example/s.jpg' },
  ],
  [
    'shopify',
    lines(
      'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src',
      'saw,Saw,Maker,Size,Small,,5.00,https://cdn.example/1.jpg',
      'saw,,,,Large,,6.00,',
      'saw,,,,,,,https://cdn.example/2.jpg',
    ),
    'shop.example',
    { name: 'Saw', productUrl: 'https://shop.example/products/saw', choice: 'Small', groupId: 'saw', price: 500 },
  ],
  [
    'woocommerce',
    lines(
      'ID,Type,SKU,Name,Regular price,Sale price,In stock?,Parent,Attribute 1 value(s)',
      '1,variable,P,Saw,,,1,,',
      '2,variation,V,Saw,10,,1,id:1,Large',
    ),
    'shop.example',
    { productUrl: 'https://shop.example/?p=2', price: 1_000, groupId: 'id:1', choice: 'Large' },
  ],
])('the form of %s is recognized and read', async (form, content, shop, expected) => {
  const found = await read(content, { shop: shop || null })
  expect(found).toMatchObject({ form, wrong: [], complete: true })
  expect(found.items[0]).toMatchObject(expected)
  if (form === 'shopify')
    expect(found.items.map(({ name, choice }) => [name, choice])).toEqual([
      ['Saw', 'Small'],
      ['Saw', 'Large'],
    ])
  else expect(found.items).toHaveLength(1)
})
