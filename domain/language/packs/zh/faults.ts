import type { FaultWords } from '../../pack-format/faults.ts';

export const zhFaults: FaultWords = {
  asked:
    '坏 问题 毛病 故障 损坏 不对劲 怎么了 不舒服 症状 疼 痛 受伤 缺 少了 不工作 不好使 修 出了什么',
  symptoms: '症状 不舒服 疼 痛',
  missing: '缺 少了 缺少 没有带',
  anything: '什么 哪里 东西',
  broken:
    '坏 坏了 坏掉 损坏 故障 有问题 问题 毛病 失灵 卡住 卡 漏 漏水 漏气 松 松了 生锈 锈 断 断了 裂 裂了 弯 磨损 异响 响 吱吱 闪 打滑 掉 爆 疼 痛 酸 肿 缺 少了 不灵 不行 失效 罢工 报废 破 破了 刮花 烧了 有时 时不时',
  sound:
    '好的 很好 挺好 都好 还好 也好 好着 好好的 正常 没问题 没事 没毛病 没坏 没有问题 没有坏 没有毛病 完好 还行 可以 能用 管用 好使 好用',
  runs: '好 行 灵 亮 转 动 工作 运转 运行 响应 启动 打开 关上 热 制冷 充电 换 用 起作用',
  present: '有 在 带了 齐',
  ended: '好了 退了 消失 没了',
  otherwise: '',
};
