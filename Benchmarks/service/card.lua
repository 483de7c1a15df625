-- Requests for cards: with other titles each time, or the same one again. FLATLAY_CARDS says which.
local distinct = os.getenv("FLATLAY_CARDS") ~= "same"
local start = tonumber(os.getenv("FLATLAY_FIRST") or "0")
local count = 0

request = function()
  if distinct then count = count + 1 end
  local card = string.format(
    '%%7B%%22title%%22%%3A%%22How+we+made+build+%d+twice+as+fast%%22%%2C%%22subtitle%%22%%3A%%22Notes+of+week+%d%%22%%2C'
      .. '%%22author%%22%%3A%%22Ada+Lovelace%%22%%2C%%22tags%%22%%3A%%5B%%22swift%%22%%2C%%22linux%%22%%2C%%22number+%d%%22%%5D%%2C'
      .. '%%22from%%22%%3A%%22%%231e3c72%%22%%2C%%22to%%22%%3A%%22%%237e22ce%%22%%7D',
    start + count, (start + count) % 53, start + count)
  return wrk.format("GET", "/card.png?data.card=" .. card)
end
