import {changesBetween} from '/work/main/server/src/catalogue/shelf/changesBetween.ts';import {carryOver} from '/work/main/server/src/catalogue/shelf/carryOver.ts';import {differenceOf} from '/work/main/server/src/catalogue/shelf/differenceOf.ts';
import { catalogueOf, storedProduct, changedCatalogue, offerSpan, regularSpan, loyaltySpan, daysAgo, testNow, dayMs } from '/work/main/server/src/catalogue/testing.ts';
import { shelfOf } from '/work/main/server/src/catalogue/shelf/shelfOf.ts';
import { changedTags } from '/work/main/server/src/catalogue/shelf/changedTags.ts';
import { noFilter, allergenCodes } from '/work/main/contract/src/index.ts';
import { LayeredMap } from '/work/main/server/src/catalogue/layeredMap.ts';
let seed=7; const r=()=>(seed=(seed*1103515245+12345)&0x7fffffff)/0x7fffffff; const pick=(a:any)=>a[Math.floor(r()*a.length)];
const N=Number(process.argv[2]??100000);
const roots=14, branches=5, leaves=6;
const categories:any[]=[]; const leafs:string[]=[];
for(let a=0;a<roots;a++){categories.push({slug:`r${a}`});for(let b=0;b<branches;b++){categories.push({slug:`r${a}-b${b}`,parent:`r${a}`});for(let c=0;c<leaves;c++){categories.push({slug:`r${a}-b${b}-l${c}`,parent:`r${a}-b${b}`});leafs.push(`r${a}-b${b}-l${c}`);}}}
const words=['Vollmilch','Bio-Joghurt','Käse','Müsli','Äpfel','Brot','Semmel','Wurst','Öl','Essig','Zucker','Mehl'];
const mk=(i:number)=>{const price=99+Math.floor(r()*r()*3000);const spans=[regularSpan(Math.floor(price*1.05),daysAgo(400),daysAgo(200)),regularSpan(price,daysAgo(200)),offerSpan(Math.floor(price*.8),daysAgo(80),daysAgo(73)),loyaltySpan(Math.floor(price*.9),daysAgo(300),daysAgo(250))];
 if(r()<.12)spans.push(offerSpan(Math.floor(price*.8),daysAgo(3),daysAgo(-4)));
 if(r()<.15)spans.push(loyaltySpan(Math.floor(price*.9),daysAgo(30)));
 if(r()<.05)(spans as any).push({...regularSpan(price+20,daysAgo(100)),zone:'sued'});
 return storedProduct({sku:`s${i}`,productId:`p${i>>1}`,name:pick(words)+' '+pick(words)+' '+(i%977),brand:`brand-${Math.floor(r()*400)}`,category:pick(leafs),popularity:Math.floor(r()*1000),labels:r()<.2?['organic']:[],origins:r()<.6?[pick(['AT','DE','IT','ES','FR','NL'])]:[],contains:allergenCodes.filter(()=>r()<.1),prices:spans,availability:r()<.02?'unavailable':r()<.05?'temporarilyUnavailable':'available'})};
const cpu=()=>{const u=process.cpuUsage();return (u.user+u.system)/1000};let t=cpu(); const lap=(l:string)=>{const n=cpu();console.log(l.padEnd(36),(n-t).toFixed(1)+' ms');t=cpu();};
const cat0=catalogueOf(Array.from({length:N},(_,i)=>mk(i)),{categories,zones:['ost','sued','nord']});
const cat={...cat0,products:LayeredMap.of(cat0.products),skuBySlug:LayeredMap.of(cat0.skuBySlug)};
lap('made'); const m0=process.memoryUsage().heapUsed;
const s=shelfOf(cat,'ost'); lap('shelf ost'); const s2=shelfOf(cat,'sued'); lap('shelf sued'); 
s.tree(); lap('tree'); s.product('s5'); lap('product'); s.detail('s5'); lap('detail');
const ask=(slug:string,f={})=>s.list({of:{kind:'category',slug},filter:{...noFilter,...f},page:1});
ask('r1-b1-l1'); lap('leaf list'); ask('r1-b1'); lap('branch list'); ask('r1'); lap('root list'); ask('r2'); lap('root list 2');ask('r2'); lap('root list 2 again');
ask('r2',{organic:true}); lap('root organic'); ask('r2',{sort:'price'}); lap('root price'); ask('r2',{sort:'name'}); lap('root name');
s.list({of:{kind:'all'},filter:noFilter,page:1}); lap('all'); s.list({of:{kind:'all'},filter:{...noFilter,sort:'name'},page:1}); lap('all by name');s.list({of:{kind:'all'},filter:{...noFilter,sort:'price'},page:1}); lap('all by price');
s.offers(12); lap('offers'); s.popular(12); lap('popular'); s.similar('s5',5); lap('similar');s.category('r1');lap('category');s.brands();lap('brands');
s.list({of:{kind:'ranked',skus:Array.from({length:2000},(_,i)=>'s'+i*7)},filter:noFilter,page:1}); lap('ranked 2000');
for(const z of ['sued'])for(let a=0;a<roots;a++)shelfOf(cat,z).list({of:{kind:'category',slug:`r${a}`},filter:noFilter,page:1}); lap('14 roots sued');
let prev=cat as any;
for(let k=0;k<6;k++){const old=prev.products.get('s'+k*31); const nw={...old,prices:[...old.prices,regularSpan(555+k,testNow-1000)]};
 const next={...prev,version:prev.version+1,now:prev.now+1000,products:prev.products.with([[nw.sku,nw]]),changes:{products:[nw.sku],tree:false}};
 t=cpu(); const tags=changedTags(prev,next); lap('changedTags one price '+tags.join(' ').slice(0,150)); const ns=shelfOf(next,'ost'); ns.list({of:{kind:'category',slug:nw.category.slice(0,2)},filter:noFilter,page:1}); lap('   list after'); ns.offers(12); lap('  offers after'); prev=next;}
{const next={...prev,now:testNow+5*dayMs}; t=cpu(); const ch=changesBetween(prev,next)!; lap('  changesBetween '+ch.products.length); carryOver(prev,next,ch); lap('  carryOver'); for(const c of ch.products)differenceOf(c,prev,next); lap('  differences'); const tags=changedTags(prev,next); lap('dated '+tags.length); shelfOf(next,'ost').list({of:{kind:'category',slug:'r2'},filter:noFilter,page:1}); lap(' list after');}
(globalThis as any).gc?.(); console.log('heap over catalogue', ((process.memoryUsage().heapUsed-m0)/1e6).toFixed(0),'MB');
